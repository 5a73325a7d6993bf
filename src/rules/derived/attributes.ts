import { ATTRIBUTE_IDS, type AttributeId } from '@/model/attributes';
import type { ModifierTarget, Sheet } from '@/model/sheet';
import { type Contribution, counts, type Explained, total } from '../engine/explained';
import { perSheet } from '../engine/per-sheet';
import type { RuleId } from '../rulebook';
import { tableRule } from '../table-rule';
import { legendaryRank } from './legendary';

/** What the effects in force add to one target, each as a contribution. @rule B-13 */
export function effectContributions(sheet: Sheet, target: ModifierTarget, rule: RuleId): readonly Contribution[] {
  return sheet.effects.flatMap((effect) =>
    effect.modifiers
      .filter((modifier) => modifier.target === target)
      .map((modifier) =>
        counts(rule, { kind: 'effect', id: effect.id, name: effect.name, source: effect.source }, modifier.amount),
      ),
  );
}

function scoreOf(sheet: Sheet, attribute: AttributeId): Explained {
  const damage = sheet.attributeDamage[attribute];
  return total('B-13', [
    counts('B-13', { kind: 'attributeScore' }, sheet.attributes[attribute]),
    ...effectContributions(sheet, attribute, 'B-13'),
    ...(damage > 0 ? [counts('H-28', { kind: 'attributeDamage' }, -damage)] : []),
  ]);
}

/** The nine current Attribute scores: permanent score, temporary changes, Attribute damage; never below 0. @rule B-13 @rule H-28 */
export const attributeScores = perSheet((sheet): Readonly<Record<AttributeId, Explained>> => {
  const scores = ATTRIBUTE_IDS.map((id) => [id, scoreOf(sheet, id)] as const);
  return Object.fromEntries(scores) as Record<AttributeId, Explained>;
});

/** The current score of one Attribute, in points. @rule B-13 */
export const attributeScore = (sheet: Sheet, attribute: AttributeId): number => attributeScores(sheet)[attribute].value;

/** The Legendary rank of one Attribute as it stands now. @rule X-01 */
export const legendaryOf = (sheet: Sheet, attribute: AttributeId): number =>
  legendaryRank(
    attributeScore(sheet, attribute),
    tableRule(sheet, 'legendaryStep'),
    tableRule(sheet, 'legendaryOffset'),
  );

/** Legendary ranks of all nine Attributes. @rule X-01 */
export const legendaryRanks = perSheet((sheet): Readonly<Record<AttributeId, number>> => {
  const ranks = ATTRIBUTE_IDS.map((id) => [id, legendaryOf(sheet, id)] as const);
  return Object.fromEntries(ranks) as Record<AttributeId, number>;
});
