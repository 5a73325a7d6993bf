import type { Sheet } from '@/model/sheet';
import { tableRule } from '../table-rule';
import { type BranchEffect, type BranchStep, branchEffects } from './branch-effects';

/** The effects of a resource's steps by the readings of this sheet's table. @rule M-33 */
export const branchEffectsOn = (sheet: Sheet, steps: readonly BranchStep[]): readonly BranchEffect[] =>
  branchEffects(steps, tableRule(sheet, 'branchStacking'));
