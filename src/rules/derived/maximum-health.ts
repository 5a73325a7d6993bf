import type { Sheet } from '@/model/sheet';
import { type Contribution, counts, type Explained, total } from '../engine/explained';
import { perBody, perBodyAnd } from '../engine/per-sheet';
import { currentSize } from '../size/sheet-size';
import { tableRule } from '../table-rule';
import { attributeScore, legendaryOf } from './attributes';
import { bonusesOn } from './bonuses';

/** Maximum Health: Stamina, permanent Size, Legendary Stamina, and every change in force. @rule X-03 @rule H-45 @rule H-50 @rule M-21 */
export const maximumHealth = perBodyAnd(
  ({ health }: Sheet) => health.bonus,
  (body, bonus): Explained => {
    const legendary = legendaryOf(body, 'stamina') * tableRule(body, 'healthPerLegendaryStamina');
    return total('X-03', [
      counts('X-03', { kind: 'attribute', attribute: 'stamina' }, attributeScore(body, 'stamina')),
      counts('X-03', { kind: 'size' }, currentSize(body).permanent * tableRule(body, 'healthPerSize')),
      ...(legendary > 0 ? [counts('X-03', { kind: 'legendary', attribute: 'stamina' }, legendary)] : []),
      ...(bonus !== 0 ? [counts('H-45', { kind: 'manual' }, bonus)] : []),
      ...bonusesOn(body, 'maximumHealth', 'H-45'),
    ]);
  },
);

/** How many points the reductions in force take off maximum Health. @rule H-44 @rule H-45 */
export const healthReduction = perBody((body): number => {
  const reductions = bonusesOn(body, 'maximumHealth', 'H-45').filter(isNegative);
  const stamina = bonusesOn(body, 'stamina', 'B-13').filter(isNegative);
  const all = [...reductions, ...stamina].reduce((sum, part) => sum - part.amount, 0);
  return all + body.attributeDamage.stamina;
});

const isNegative = (part: Contribution) => part.counted && part.amount < 0;
