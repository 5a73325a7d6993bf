import type { EnergyPool, Sheet } from '@/model/sheet';
import { attributeScore } from '../derived/attributes';
import { counts, type Explained, total } from '../engine/explained';

/** Dice of a roll on a pool's key Attributes: their scores alone, nothing that enlarges the maximum. @rule E-04 */
export const poolRoll = (sheet: Sheet, { keys }: Pick<EnergyPool, 'keys'>): Explained =>
  total(
    'E-04',
    keys.map((attribute) => counts('E-04', { kind: 'attribute', attribute }, attributeScore(sheet, attribute))),
  );
