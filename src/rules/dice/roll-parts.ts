import { ATTRIBUTE_IDS, type AttributeId } from '@/model/attributes';
import type { Item, Sheet, Skill } from '@/model/sheet';
import { substituteRoll } from '../actions/substitute-roll';
import type { RollMake } from '../bonuses/roll-dice';
import { tableRule } from '../table-rule';
import type { SheetRoll } from './roll-make';

/** A roll as it is finally made up on a sheet. */
export type RollParts = Readonly<{
  attributes: readonly AttributeId[];
  skill: Skill | null;
  item: Item | null;
  /** The Attributes whose extra successes count, and the one that still sets the damage cap. */
  extraSuccessesOf: readonly AttributeId[];
  capAttribute: AttributeId | null;
  /** What bonuses go by. */
  roll: RollMake;
}>;

const isAttribute = (part: string): part is AttributeId => (ATTRIBUTE_IDS as readonly string[]).includes(part);

/** The parts of a roll after anything was put in the place of anything else. @rule M-47 @rule B-15 */
export function rollParts(sheet: Sheet, make: SheetRoll): RollParts {
  const table = tableRule(sheet, 'substituteES');
  const parts = [...make.attributes, ...(make.skill === null ? [] : [make.skill])];
  const substituted = substituteRoll({ family: make.family, parts }, make.substitutions, table);
  const rolled = substituted.parts.map((part) => part.rolled);
  const attributes = rolled.filter(isAttribute);
  const skill = sheet.skills.find(({ id }) => rolled.includes(id)) ?? null;
  const item = sheet.items.find(({ id }) => id === make.item) ?? null;
  const { capAttribute } = substituted;
  return {
    attributes,
    skill,
    item,
    extraSuccessesOf: table === 'rolledAttribute' ? attributes : make.attributes,
    capAttribute: capAttribute !== null && isAttribute(capAttribute) ? capAttribute : null,
    roll: { attributes, skill: skill?.name, tags: make.tags, item: item?.name },
  };
}
