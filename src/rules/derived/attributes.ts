import { ATTRIBUTE_IDS, type AttributeId } from '@/model/attributes';
import { counts, type Explained, total } from '../engine/explained';
import { type Body, perBody } from '../engine/per-sheet';
import { tableRule } from '../table-rule';
import { bonusesOn } from './bonuses';
import { legendaryRank } from './legendary';

function scoreOf(sheet: Body, attribute: AttributeId): Explained {
  const damage = sheet.attributeDamage[attribute];
  return total('B-13', [
    counts('B-13', { kind: 'attributeScore' }, sheet.attributes[attribute]),
    ...bonusesOn(sheet, attribute, 'B-13'),
    ...(damage > 0 ? [counts('H-28', { kind: 'attributeDamage' }, -damage)] : []),
  ]);
}

/** The nine current Attribute scores: permanent score, temporary changes, Attribute damage; never below 0. @rule B-13 @rule H-28 */
export const attributeScores = perBody((sheet): Readonly<Record<AttributeId, Explained>> => {
  const scores = ATTRIBUTE_IDS.map((id) => [id, scoreOf(sheet, id)] as const);
  return Object.fromEntries(scores) as Record<AttributeId, Explained>;
});

/** The current score of one Attribute, in points. @rule B-13 */
export const attributeScore = (sheet: Body, attribute: AttributeId): number => attributeScores(sheet)[attribute].value;

/** The Legendary rank of one Attribute as it stands now. @rule X-01 */
export const legendaryOf = (sheet: Body, attribute: AttributeId): number =>
  legendaryRank(
    attributeScore(sheet, attribute),
    tableRule(sheet, 'legendaryStep'),
    tableRule(sheet, 'legendaryOffset'),
  );

/** Legendary ranks of all nine Attributes. @rule X-01 */
export const legendaryRanks = perBody((sheet): Readonly<Record<AttributeId, number>> => {
  const ranks = ATTRIBUTE_IDS.map((id) => [id, legendaryOf(sheet, id)] as const);
  return Object.fromEntries(ranks) as Record<AttributeId, number>;
});
