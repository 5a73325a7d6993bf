import { ATTRIBUTE_IDS, type AttributeId } from '@/model/attributes';
import type { Prompt, Sheet } from '@/model/sheet';
import { plainTargetOf } from '@/model/targets';
import {
  attributeScores,
  type Explained,
  gaugeMaximums,
  isSetByHand,
  legendaryRank,
  legendaryRanks,
  lifeStatus,
  maximumHealth,
  maximumWillpower,
  openTrackOf,
  poolMaximums,
  roundsLeft,
  sheetStatus,
  sizeOf,
  tableRule,
  willSave,
  woundPenalty,
} from '@/rules';
import type { MindState } from '@/ui/mind-chip';
import { narrowly } from './open-sheet';

/** What each part of the screen shows, and nothing else: a part renders again only when its own value changes. */

export const selectIdentity = narrowly(({ name, otherName, concept, rank, portrait = null }) => ({
  name,
  otherName,
  concept,
  rank,
  portrait,
}));

export const selectStatus = narrowly(sheetStatus);

export const selectMaximumHealth = narrowly(maximumHealth);

export const selectMind = narrowly((sheet) => ({
  life: lifeStatus(sheet),
  death: sheet.death,
  worsening: sheet.worsening,
  roundsLeft: roundsLeft(sheet),
  lethal: sheet.worsening ? openTrackOf(sheet).lethal : 0,
  bashing: sheet.worsening ? openTrackOf(sheet).bashing : 0,
  ...sheet.consciousness,
}));

export type Mind = ReturnType<typeof selectMind>;

/** What the chip says; the worst of what holds. */
export function mindState({ life, worsening }: Mind): MindState {
  if (worsening) return 'worsening';
  if (life === 'out') return 'unconscious';
  return life === 'holding' ? 'holding' : 'conscious';
}

export const selectWillpower = narrowly((sheet) => ({
  current: sheet.willpower.current,
  temporary: sheet.willpower.temporary,
  maximum: maximumWillpower(sheet),
}));

const NOTHING: Explained = { value: 0, rule: 'E-03', contributions: [] };

export const selectPools = narrowly((sheet) => {
  const maximums = poolMaximums(sheet);
  return sheet.energyPools.map(({ id, name, current }) => ({
    id,
    name,
    current,
    maximum: maximums.get(id) ?? NOTHING,
  }));
});

export const selectGauges = narrowly((sheet) => {
  const maximums = gaugeMaximums(sheet);
  return sheet.gauges.map(({ id, name, current }) => ({ id, name, current, maximum: maximums.get(id) ?? null }));
});

/** The sign of a penalty turned for showing: 3 dice off are −3. */
const takenOff = ({ value, rule, contributions }: Explained): Explained => ({
  value: 0 - value,
  rule,
  contributions: contributions.map((part) => ({ ...part, amount: 0 - part.amount })),
});

export const selectQuickNumbers = narrowly((sheet) => ({
  woundPenalty: takenOff(woundPenalty(sheet)),
  willSave: willSave(sheet),
  size: sizeOf(sheet),
}));

export type AttributeCell = Readonly<{
  score: Explained;
  rank: number;
  /** The Legendary rank of the permanent score. */
  ownRank: number;
  /** What passing effects add or take. */
  passing: number;
  damage: number;
}>;

function attributeCell(sheet: Sheet, id: AttributeId): AttributeCell {
  const score = attributeScores(sheet)[id];
  const passing = sheet.effects
    .filter(({ duration }) => duration.kind !== 'permanent')
    .flatMap(({ modifiers }) => modifiers.filter(({ target }) => plainTargetOf(target) === id))
    .reduce((sum, { amount }) => sum + amount, 0);
  const [step, offset] = [tableRule(sheet, 'legendaryStep'), tableRule(sheet, 'legendaryOffset')];
  return {
    score,
    rank: legendaryRanks(sheet)[id],
    ownRank: legendaryRank(sheet.attributes[id], step, offset),
    passing,
    damage: sheet.attributeDamage[id],
  };
}

export const selectAttributes = narrowly(
  (sheet) =>
    Object.fromEntries(ATTRIBUTE_IDS.map((id) => [id, attributeCell(sheet, id)])) as Record<AttributeId, AttributeCell>,
);

export type Owed = Readonly<{ prompt: Prompt; names: Readonly<Record<string, string>> }>;

/** What the rules owe the player, with the names of what it is about. */
export const selectOwed = narrowly(({ pending, effects, conditions }): readonly Owed[] =>
  pending.map((prompt) => ({ prompt, names: namesIn(prompt, [...effects, ...conditions]) })),
);

/** True if something can't wait: it needs a card. */
export const selectIsUrgent = ({ death, worsening, pending }: Sheet): boolean =>
  death !== null || worsening || pending.length > 0;

function namesIn(prompt: Prompt, known: readonly Readonly<{ id: string; name: string }>[]): Record<string, string> {
  const ids = prompt.kind === 'deathTrigger' ? prompt.effects : [];
  const about = prompt.kind === 'conditionSaves' ? [prompt.condition] : ids;
  return Object.fromEntries(known.filter(({ id }) => about.includes(id)).map(({ id, name }) => [id, name]));
}

/** Willpower there is to pay with. */
export const selectPayable = ({ willpower }: Sheet): number => willpower.current + willpower.temporary;

export const selectTrack = (sheet: Sheet) => sheet.health.track;
export const selectSecondHealth = (sheet: Sheet) => sheet.secondHealth;
export const selectTemporaryHealth = (sheet: Sheet): number => sheet.health.temporary;
export const selectRound = (sheet: Sheet): number => sheet.time.round;
export const selectIsRoundByHand = (sheet: Sheet): boolean => isSetByHand(sheet, 'time.round');
export const selectIsDead = (sheet: Sheet): boolean => sheet.death !== null;
export const selectIsWorsening = (sheet: Sheet): boolean => sheet.worsening;
