import type { Condition, Effect, Sheet } from '@/model/sheet';
import { attributeScores } from '../derived/attributes';
import { maximumHealth } from '../derived/maximum-health';
import { perSheet } from '../engine/per-sheet';
import { tableRule } from '../table-rule';
import { cloneOf, readingOf } from './clone';
import { dRanksOf, lifespan } from './lifespan';

/** The D-Ranks that resources have cost, at the worth the table gives the other Ranks. @rule M-69 */
export const dRanksSpent = perSheet((sheet): number => {
  const rankToD = {
    C: tableRule(sheet, 'dRanksPerC'),
    B: tableRule(sheet, 'dRanksPerB'),
    A: tableRule(sheet, 'dRanksPerA'),
    S: tableRule(sheet, 'dRanksPerS'),
  };
  return dRanksOf(
    sheet.resources.map(({ price }) => price),
    rankToD,
  );
});

/** The natural lifespan in years with its parts; null before its die is rolled. Prices of resources tell the D-Ranks. @rule M-69 */
export const lifespanOf = perSheet((sheet): ReturnType<typeof lifespan> | null => {
  const known = sheet.being.lifespan;
  if (known === null) return null;
  return lifespan({ d20: known.die, dRanks: dRanksSpent(sheet), essenceChanges: known.essenceChanges });
});

/** The Attribute scores that somebody reads off this being: of a clone those its master had, whatever it has now. @rule M-42 */
export const scoresShown = perSheet((sheet): Sheet['attributes'] => {
  const scores = attributeScores(sheet);
  const values = Object.fromEntries(
    Object.entries(scores).map(([id, { value }]) => [id, value]),
  ) as Sheet['attributes'];
  return readingOf(sheet.being.kind === 'clone' ? { values, shownValues: sheet.attributes } : { values });
});

/**
 * The sheet of a clone of this character: every running effect and condition under ids of its own, uses of this scene
 * used up, all actions of a round, its owner the first of the chain. Wounds, points and XP are not copied. @rule M-40 @rule M-44 @rule M-45 @rule M-46
 */
export function cloneSheet(sheet: Sheet, { id, name }: Readonly<{ id: string; name: string }>): Sheet {
  const made = cloneOf(id, {
    owner: sheet.being.owner || sheet.name,
    creatureType: sheet.being.kind,
    values: null,
    originalValues: null,
    states: [...sheet.effects, ...sheet.conditions].map((state) => ({ ...state, roundsLeft: null })),
    usedThisScene: sheet.usedThisScene,
  });
  const ids = made.states.map((state) => state.id);
  // What was set by hand was set on the original.
  const { setByHand: _, ...original } = sheet;
  const clone: Sheet = {
    ...original,
    id,
    name,
    effects: sheet.effects.map((effect, index): Effect => ({ ...effect, id: ids[index] ?? effect.id })),
    conditions: sheet.conditions.map(
      (condition, index): Condition => ({ ...condition, id: ids[sheet.effects.length + index] ?? condition.id }),
    ),
    usedThisScene: made.usedThisScene,
    being: { ...sheet.being, kind: 'clone', owner: made.owner },
    time: { round: sheet.time.round, minute: sheet.time.minute },
    ...UNHURT,
    health: { ...sheet.health, temporary: 0, removed: NO_POINTS },
    points: 0,
    experience: 0,
  };
  const whole = { ...NO_POINTS, healthy: maximumHealth(clone).value };
  return { ...clone, health: { ...clone.health, track: whole } };
}

const NO_POINTS = { healthy: 0, bashing: 0, lethal: 0, aggravated: 0 };

const UNHURT: Pick<
  Sheet,
  'secondHealth' | 'lostLimbs' | 'pending' | 'death' | 'worsening' | 'consciousness' | 'faintsAt'
> = {
  secondHealth: null,
  lostLimbs: [],
  pending: [],
  death: null,
  worsening: false,
  consciousness: { causes: [], holding: null },
  faintsAt: null,
};
