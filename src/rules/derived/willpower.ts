import type { Sheet } from '@/model/sheet';
import { type Contribution, counts, type Explained, total } from '../engine/explained';
import { type Body, perBody, perBodyAnd } from '../engine/per-sheet';
import { tableRule } from '../table-rule';
import { attributeScore, legendaryOf } from './attributes';
import { bonusesOn } from './bonuses';
import { extraSuccesses } from './legendary';

/** Maximum Willpower: Will and what names maximum Willpower; bonuses to Will rolls or saves don't enter. @rule W-01 @rule W-20 */
export const maximumWillpower = perBodyAnd(
  ({ willpower }: Sheet) => willpower.bonus,
  (body, bonus): Explained =>
    total('W-01', [
      counts('W-01', { kind: 'attribute', attribute: 'resolve' }, attributeScore(body, 'resolve')),
      counts('W-01', { kind: 'attribute', attribute: 'composure' }, attributeScore(body, 'composure')),
      ...(bonus !== 0 ? [counts('W-01', { kind: 'manual' }, bonus)] : []),
      ...bonusesOn(body, 'maximumWillpower', 'W-01'),
    ]),
);

/** Scores and Legendary ranks that Will rolls and saves are made of. */
export type WillParts = Readonly<{
  resolve: number;
  composure: number;
  legendaryResolve: number;
  legendaryComposure: number;
}>;

/** Dice of a Will roll (Legendary Resolve helps) or a Will save (Legendary Composure helps). @rule W-21 @rule W-22 */
export function willDice(
  kind: 'willRoll' | 'willSave',
  parts: WillParts,
  dicePerLegendary: number,
  bonuses: readonly Contribution[] = [],
): Explained {
  const rule = kind === 'willRoll' ? 'W-21' : 'W-22';
  const attribute = kind === 'willRoll' ? 'resolve' : 'composure';
  const rank = kind === 'willRoll' ? parts.legendaryResolve : parts.legendaryComposure;
  return total(rule, [
    counts(rule, { kind: 'attribute', attribute: 'resolve' }, parts.resolve),
    counts(rule, { kind: 'attribute', attribute: 'composure' }, parts.composure),
    ...(rank > 0 ? [counts(rule, { kind: 'legendary', attribute }, rank * dicePerLegendary)] : []),
    ...bonuses,
  ]);
}

function willDiceOf(sheet: Body, kind: 'willRoll' | 'willSave'): Explained {
  const parts = {
    resolve: attributeScore(sheet, 'resolve'),
    composure: attributeScore(sheet, 'composure'),
    legendaryResolve: legendaryOf(sheet, 'resolve'),
    legendaryComposure: legendaryOf(sheet, 'composure'),
  };
  return willDice(kind, parts, tableRule(sheet, 'dpPerLegendary'), bonusesOn(sheet, kind, 'W-20'));
}

/** Dice of a Will roll made by choice: Resolve, Composure, Legendary Resolve. @rule W-21 */
export const willRoll = perBody((sheet): Explained => willDiceOf(sheet, 'willRoll'));

/** Dice of a Will save made in reaction: Resolve, Composure, Legendary Composure. @rule W-22 */
export const willSave = perBody((sheet): Explained => willDiceOf(sheet, 'willSave'));

/** Extra successes of a Will roll or save: those of Resolve and those of Composure. @rule W-21 @rule W-22 */
export const willExtraSuccessesFrom = (ofResolve: number, ofComposure: number): number => ofResolve + ofComposure;

/** Extra successes of this sheet's Will rolls and saves. @rule W-21 @rule W-22 @rule X-02 */
export const willExtraSuccesses = perBody((sheet): number => {
  const perRank = tableRule(sheet, 'esPerLegendary');
  return willExtraSuccessesFrom(
    extraSuccesses(legendaryOf(sheet, 'resolve'), perRank),
    extraSuccesses(legendaryOf(sheet, 'composure'), perRank),
  );
});
