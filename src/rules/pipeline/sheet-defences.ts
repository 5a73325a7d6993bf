import type { Resource, Sheet, Defence as SheetDefence } from '@/model/sheet';
import { type HardnessEntry, stackHardness } from '../damage/hardness-stacking';
import { resourcesOff } from '../derived/standing';
import { type Body, perBody, perBodyAnd } from '../engine/per-sheet';
import { tableRule } from '../table-rule';
import type { Defence, Defences } from './defence';
import type { PipelineRules } from './pipeline-rules';

/** The id of Hardness that several entries bring together. */
const ALL_HARDNESS = 'hardness';

const defencesOf = ({ defences }: Sheet): readonly SheetDefence[] => defences;

/** The sheet's defences that are switched on and whose resource is in force. @rule P-01 @rule M-60 */
export const defencesInForce = perBodyAnd(defencesOf, inForce);

function inForce(body: Body, defences: readonly SheetDefence[]): readonly SheetDefence[] {
  const out = resourcesOff(body);
  return defences.filter(({ on, source }) => on && (source.resource === null || !out.has(source.resource)));
}

/**
 * What a hit meets on this sheet: its kind, its abilities, its temporary HP. All Hardness is one ability; entries named in
 * `off` add nothing to it.
 * @rule P-01 @rule P-20
 */
export function sheetDefences(sheet: Sheet, off: ReadonlySet<string> = NONE): Defences {
  const { being, health } = sheet;
  return {
    kind: being.kind === 'object' ? 'object' : 'creature',
    ofDarkness: being.ofDarkness,
    ofLight: being.ofLight,
    flammable: being.flammable,
    conductive: being.conductive,
    temporaryHitPoints: health.temporary,
    abilities: off.size === 0 ? allAbilities(sheet) : withOneHardness(sheet, sheet.defences, off),
  };
}

const NONE: ReadonlySet<string> = new Set();

type SheetHardness = Extract<SheetDefence, { kind: 'hardness' }>;
const isHardness = (defence: SheetDefence): defence is SheetHardness => defence.kind === 'hardness';

const allAbilities = perBodyAnd(defencesOf, (body, defences) => withOneHardness(body, defences, NONE));

function withOneHardness(body: Body, defences: readonly SheetDefence[], off: ReadonlySet<string>): readonly Defence[] {
  const all = inForce(body, defences);
  const hardness = all.filter(isHardness);
  if (hardness.length < 2) return all;
  const counted = hardness.filter(({ id }) => !off.has(id));
  const [only] = counted.length === 1 ? counted : [];
  const one = only ?? { id: ALL_HARDNESS, kind: 'hardness', points: stacked(body, counted) };
  const switchedOff = hardness.filter(({ id }) => off.has(id));
  const others = all.filter(({ kind }) => kind !== 'hardness');
  return counted.length === 0 ? [...others, ...switchedOff] : [...others, ...switchedOff, one];
}

const stacked = ({ resources }: Body, entries: readonly SheetHardness[]): number =>
  stackHardness(entries.map((entry) => hardnessEntry(entry, resources)));

function hardnessEntry({ id, source, points, wording }: SheetHardness, resources: readonly Resource[]): HardnessEntry {
  const resource = resources.find((one) => one.id === source.resource);
  const named = source.name === '' ? id : `named ${source.name}`;
  return {
    source: resource?.id ?? named,
    points,
    level: source.level ?? resource?.level ?? '',
    ability: source.ability,
    wording,
    branch: resource !== undefined && resource.under !== null,
  };
}

/** Hardness in points, from every entry in force. @rule P-20 */
export const hardnessOf = perBodyAnd(defencesOf, (body, defences): number =>
  stacked(body, inForce(body, defences).filter(isHardness)),
);

/** The table's options that the defences go by. */
export const pipelineRules = perBody(
  (body): Partial<PipelineRules> => ({
    halfRounding: tableRule(body, 'halfRounding'),
    poisonContest: tableRule(body, 'poisonContest'),
    vulnXGrade: tableRule(body, 'vulnXGrade'),
    vulnOnZero: tableRule(body, 'vulnOnZero'),
    instanceScope: tableRule(body, 'instanceScope'),
    shareRounding: tableRule(body, 'shareRounding'),
    shareTiming: tableRule(body, 'shareTiming'),
  }),
);
