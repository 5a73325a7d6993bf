import type { Item, Resource } from '@/model/sheet';
import type { NotCounted } from '../engine/explained';
import { type Body, perBody } from '../engine/per-sheet';
import { currentEssence } from '../essences/essence';
import { type UnderSuppression, underSuppression } from '../essences/suppression';
import { type AbilityStanding, activeAbilities } from '../prerequisites/active-abilities';
import { meetsAttribute } from '../prerequisites/attribute-prerequisite';
import type { RuleId } from '../rulebook';
import { tableRule } from '../table-rule';

/** Why a resource does not work now. `missing` are the prerequisites it lacks, in words or as ids of resources. */
export type Standing = Readonly<{ reason: NotCounted; rule: RuleId; missing: readonly string[] }>;

/** Something a resource needs. */
export type Need = Resource['needs'][number];

const resourceFact = (id: string) => `resource ${id}`;

/** A need of a resource as the fact that meets it. @rule M-60 */
export function factOf(need: Need): string {
  if (need.kind === 'attribute') return `${need.attribute} ${need.atLeast}`;
  return need.kind === 'resource' ? resourceFact(need.id) : need.fact;
}

/** All that a resource needs: its prerequisites, and what it hangs under. @rule M-60 */
export const needsOf = ({ under, needs }: Resource): readonly Need[] =>
  under === null ? needs : [{ kind: 'resource', id: under }, ...needs];

/** The Attribute prerequisites that the permanent scores meet. @rule M-61 */
function attributeFacts(sheet: Body): readonly string[] {
  const breaks = tableRule(sheet, 'attributeDamageBreaksPrereq');
  const needs = sheet.resources.flatMap((resource) => resource.needs.filter((need) => need.kind === 'attribute'));
  const met = needs.filter(({ attribute, atLeast }) =>
    meetsAttribute(
      {
        kind: 'resource',
        permanent: sheet.attributes[attribute],
        temporary: -sheet.attributeDamage[attribute],
        needed: atLeast,
      },
      breaks,
    ),
  );
  return met.map(factOf);
}

const WORKS: UnderSuppression = { state: 'works' };

/** How a resource or an item fares under what is held down now; a resource works all the same when the Storyteller says so. @rule S-07 @rule S-11 */
export function heldDown({ suppression }: Pick<Body, 'suppression'>, thing: Resource | Item): UnderSuppression {
  if (suppression === null || ('ruling' in thing && thing.ruling === 'on')) return WORKS;
  const essence = 'essenceChanges' in thing ? currentEssence(thing.essence, thing.essenceChanges) : thing.essence;
  return underSuppression({ essence, degradesTo: thing.degradesTo || null }, suppression);
}

/** How each resource stands with its prerequisites, in the sheet's order; what is held down brings nothing to others. @rule M-57 @rule M-60 @rule M-61 */
export const prerequisiteStandings = perBody((sheet): readonly AbilityStanding[] => {
  const rulingOn = (one: Resource) => (heldDown(sheet, one).state === 'works' ? one.ruling : 'off');
  return activeAbilities(
    {
      facts: attributeFacts(sheet),
      overwritten: sheet.resources.filter((one) => one.imposedByOverseer).flatMap(({ needs }) => needs.map(factOf)),
      rulings: Object.fromEntries(
        sheet.resources.flatMap((one) => {
          const ruling = rulingOn(one);
          return ruling === null ? [] : [[one.id, ruling]];
        }),
      ),
    },
    sheet.resources.map((one) => ({
      id: one.id,
      needs: needsOf(one).map(factOf),
      grants: [resourceFact(one.id), ...one.grants],
      slots: one.slots,
      copied: one.acquired === 'copied',
    })),
  ).standings;
});

/** The resources that are out of force, by id, each with the reason: held down by its Essence, or a prerequisite lost. @rule M-60 @rule S-07 */
export const resourcesOff = perBody((sheet): ReadonlyMap<string, Standing> => {
  const off = new Map<string, Standing>();
  for (const one of sheet.resources) {
    const { state } = heldDown(sheet, one);
    if (state !== 'works')
      off.set(one.id, { reason: state === 'fails' ? 'suppressed' : 'degraded', rule: 'S-07', missing: [] });
  }
  for (const { id, state, missing } of prerequisiteStandings(sheet))
    if (state === 'off' && !off.has(id)) off.set(id, { reason: 'suspended', rule: 'M-60', missing });
  return off;
});

/** Whether what comes with a resource is in force: the resource is owned and works; what comes with none always is. @rule M-60 */
export const isInForce = (sheet: Body, resource: string | null): boolean =>
  resource === null || (sheet.resources.some(({ id }) => id === resource) && !resourcesOff(sheet).has(resource));

/** The effects that are out of force, by id, each with the reason: that of the resource they come with, or a mind they can't reach. @rule M-60 @rule S-07 @rule B-35 */
export const effectsOff = perBody((sheet): ReadonlyMap<string, Standing> => {
  const resources = resourcesOff(sheet);
  const off = new Map<string, Standing>();
  for (const { id, source, mindAffecting } of sheet.effects) {
    const known = source.resource === null ? undefined : resources.get(source.resource);
    if (known) off.set(id, known);
    else if (mindAffecting && sheet.being.mindless)
      off.set(id, { reason: 'mindAffectingImmune', rule: 'B-35', missing: [] });
  }
  return off;
});
