import type { Resource, Sheet } from '@/model/sheet';
import type { NotCounted } from '../engine/explained';
import { perSheet } from '../engine/per-sheet';
import { currentEssence } from '../essences/essence';
import { underSuppression } from '../essences/suppression';
import { activeAbilities } from '../prerequisites/active-abilities';
import { meetsAttribute } from '../prerequisites/attribute-prerequisite';
import type { RuleId } from '../rulebook';
import { tableRule } from '../table-rule';

/** Why a resource does not work now. `missing` are the prerequisites it lacks, in words or as ids of resources. */
export type Standing = Readonly<{ reason: NotCounted; rule: RuleId; missing: readonly string[] }>;

const resourceFact = (id: string) => `resource ${id}`;

const attributeFact = (need: Extract<Resource['needs'][number], { kind: 'attribute' }>) =>
  `${need.attribute} ${need.atLeast}`;

/** A need of a resource as the fact that meets it. */
function factOf(need: Resource['needs'][number]): string {
  if (need.kind === 'attribute') return attributeFact(need);
  return need.kind === 'resource' ? resourceFact(need.id) : need.fact;
}

/** The Attribute prerequisites that the permanent scores meet. @rule M-61 */
function attributeFacts(sheet: Sheet): readonly string[] {
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
  return met.map(attributeFact);
}

/** The resources that are out of force, by id, each with the reason: held down by its Essence, or a prerequisite lost. @rule M-60 @rule S-07 */
export const resourcesOff = perSheet((sheet): ReadonlyMap<string, Standing> => {
  const off = new Map<string, Standing>();
  const held = sheet.suppression;
  const suppressed = new Set(
    sheet.resources
      .filter((one) => {
        const essence = currentEssence(one.essence, one.essenceChanges);
        return (
          held !== null && underSuppression({ essence, degradesTo: one.degradesTo || null }, held).state === 'fails'
        );
      })
      .map(({ id }) => id),
  );
  const { standings } = activeAbilities(
    {
      facts: attributeFacts(sheet),
      overwritten: sheet.resources.filter((one) => one.imposedByOverseer).flatMap(({ needs }) => needs.map(factOf)),
      rulings: Object.fromEntries(
        sheet.resources.flatMap(({ id, ruling }) => {
          if (suppressed.has(id)) return [[id, 'off' as const]];
          return ruling ? [[id, ruling]] : [];
        }),
      ),
    },
    sheet.resources.map((one) => ({
      id: one.id,
      needs: [...(one.under ? [resourceFact(one.under)] : []), ...one.needs.map(factOf)],
      grants: [resourceFact(one.id), ...one.grants],
      slots: one.slots,
      copied: one.acquired === 'copied',
    })),
  );
  for (const { id, state, missing } of standings) {
    if (suppressed.has(id)) off.set(id, { reason: 'suppressed', rule: 'S-07', missing: [] });
    else if (state === 'off') off.set(id, { reason: 'suspended', rule: 'M-60', missing });
  }
  return off;
});
