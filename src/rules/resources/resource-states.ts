import type { Resource, Sheet } from '@/model/sheet';
import { factOf, heldDown, type Need, needsOf, prerequisiteStandings } from '../derived/standing';
import { perSheet } from '../engine/per-sheet';
import { currentEssence, type Essence } from '../essences/essence';
import type { RuleId } from '../rulebook';

/**
 * How a resource stands. It works, by the Overseer's or the Storyteller's word even with something missing; or it does
 * not: held down (`fails`, or `degraded` to something simpler), `suspended` for what it lacks, or ruled out.
 */
export type ResourceState = Readonly<{
  id: string;
  state: 'works' | 'imposed' | 'ruledOn' | 'fails' | 'degraded' | 'suspended' | 'ruledOff';
  essence: Essence;
  /** What it is reduced to while it is degraded. */
  degradedTo: string | null;
  missing: readonly Need[];
  /** The rule behind the state; null while nothing is the matter. */
  rule: RuleId | null;
}>;

type Judged = Pick<ResourceState, 'state' | 'rule'>;

function judge(resource: Resource, off: boolean, missing: readonly Need[]): Judged {
  if (resource.ruling === 'off') return { state: 'ruledOff', rule: 'M-60' };
  if (off) return { state: 'suspended', rule: 'M-60' };
  if (resource.ruling === 'on') return { state: 'ruledOn', rule: 'M-60' };
  return missing.length > 0 ? { state: 'imposed', rule: 'M-61' } : { state: 'works', rule: null };
}

function stateOf(sheet: Sheet, resource: Resource, off: boolean, lacking: ReadonlySet<string>): ResourceState {
  const missing = needsOf(resource).filter((need) => lacking.has(factOf(need)));
  const held = heldDown(sheet, resource);
  const judged: Judged = held.state === 'works' ? judge(resource, off, missing) : { state: held.state, rule: 'S-07' };
  return {
    id: resource.id,
    essence: currentEssence(resource.essence, resource.essenceChanges),
    degradedTo: held.state === 'degraded' ? held.to : null,
    missing,
    ...judged,
  };
}

/** How every resource of the sheet stands, by id. @rule S-07 @rule S-16 @rule M-60 @rule M-61 */
export const resourceStates = perSheet((sheet): ReadonlyMap<string, ResourceState> => {
  const standings = new Map(prerequisiteStandings(sheet).map((standing) => [standing.id, standing]));
  return new Map(
    sheet.resources.map((resource) => {
      const standing = standings.get(resource.id);
      const state = stateOf(sheet, resource, standing?.state === 'off', new Set(standing?.missing));
      return [resource.id, state];
    }),
  );
});
