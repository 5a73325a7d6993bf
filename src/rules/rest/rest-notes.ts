import type { AttributeId } from '@/model/attributes';
import type { Sheet } from '@/model/sheet';
import type { RuleId } from '../rulebook';
import type { RestAim } from './choose-recovery';
import type { RestTerms } from './rest-fit';
import type { RestNote, RestWhy } from './rest-plan';
import { damagedAttributes } from './rest-request';

/** What a rest long enough to end the scene takes with it, and what is still to choose. @rule H-28 @rule H-42 @rule W-14 */
export function restNotes(sheet: Sheet, attribute: AttributeId | null): readonly RestNote[] {
  const sceneEffects = sheet.effects.filter(({ duration }) => duration.kind === 'scene' || duration.kind === 'rounds');
  const notes: readonly RestNote[] = [
    { code: 'temporaryHealthEnds', amount: sheet.health.temporary },
    { code: 'temporaryWillpowerEnds', amount: sheet.willpower.temporary },
    { code: 'sceneEffectsEnd', amount: sceneEffects.length },
    { code: 'attributeToChoose', amount: attribute === null ? damagedAttributes(sheet).length : 0 },
  ];
  return notes.filter(({ amount }) => amount > 0);
}

/** The rules that each number of a plan comes from. @rule H-22 @rule H-29 @rule H-30 */
export function restWhy(terms: RestTerms, aim: RestAim): RestWhy {
  const speed: readonly RuleId[] = terms.multiplier === 1 ? [] : ['H-30'];
  const benefitSpeed = terms.speedAffectsBenefits ? speed : [];
  const longs: readonly RuleId[] = ['H-24', ...speed];
  return {
    bashing: ['H-19', 'H-22', ...speed],
    lethal: ['H-20', 'H-22', ...longs],
    aggravated: ['H-21', 'H-22', ...longs],
    needs: ['H-19', 'H-20', 'H-21', ...speed],
    willpower: [...(aim === 'willpower' ? (['H-27'] as const) : (['H-27', 'H-29'] as const)), 'W-01', ...benefitSpeed],
    attributePoints: ['H-28', 'H-29', ...benefitSpeed],
    saves: ['H-26', 'H-23', 'H-29', ...benefitSpeed],
    alternatives: ['H-22'],
    fullRecovery: ['H-19', 'H-20', 'H-21', 'H-22', ...longs],
  };
}
