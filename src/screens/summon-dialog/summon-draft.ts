import type { AttributeId } from '@/model/attributes';
import { ATTRIBUTE_IDS } from '@/model/attributes';
import type { Sheet } from '@/model/sheet';
import { type Command, cloneSheet, costReduction, reducedCost, summonSheet, tableRule } from '@/rules';
import { readNumber } from '@/ui/number-text';

/** What can be made, then what becomes of a being: it goes, or does something threatening. */
export const KINDS = ['clone', 'summon', 'gone', 'threat'] as const;
type Kind = (typeof KINDS)[number];

export type SummonDraft = Readonly<{
  kind: Kind;
  name: string;
  /** The numbers of a summon, as they were typed. */
  attributes: Readonly<Record<AttributeId, string>>;
  size: string;
  /** What it costs, as it was typed: energy by the id of its pool, and Willpower. */
  energy: Readonly<Record<string, string>>;
  willpower: string;
  /** Things here that a being that goes had brought, by id. */
  items: readonly string[];
  /** Whom a threat is against; it ends what protects from them. */
  against: string;
}>;

export const startOfSummon = (): SummonDraft => ({
  kind: 'clone',
  name: '',
  attributes: Object.fromEntries(ATTRIBUTE_IDS.map((id) => [id, '1'])) as SummonDraft['attributes'],
  size: '5',
  energy: {},
  willpower: '0',
  items: [],
  against: '',
});

export const LONGEST_NAME = 80;
/** What an Attribute or the Size of a summon can be. */
export const RANGE = { min: 0, max: 1_000_000_000 } as const;

/** The number a text says, if it lies in the range. */
export function numberIn(text: string, max: number = RANGE.max): number | null {
  const read = readNumber(text);
  return typeof read === 'number' && read >= RANGE.min && read <= max ? read : null;
}

const nameOf = ({ name }: SummonDraft): string | null => {
  const trimmed = name.trim();
  return trimmed === '' || trimmed.length > LONGEST_NAME ? null : trimmed;
};

/** The sheet it would have; null while the draft says no such being. */
export function sheetOf(owner: Sheet, draft: SummonDraft, id: string): Sheet | null {
  const name = nameOf(draft);
  if (name === null) return null;
  if (draft.kind === 'gone' || draft.kind === 'threat') return null;
  if (draft.kind === 'clone') return cloneSheet(owner, { id, name });
  const size = numberIn(draft.size);
  const attributes = ATTRIBUTE_IDS.map((attribute) => [attribute, numberIn(draft.attributes[attribute])] as const);
  if (size === null || attributes.some(([, score]) => score === null)) return null;
  return summonSheet(owner, { id, name, attributes: Object.fromEntries(attributes) as Sheet['attributes'], size });
}

/** What happens on the owner's sheet, in one gesture; null while the draft does not say it. */
export function commandsOf(owner: Sheet, draft: SummonDraft): readonly Command[] | null {
  const name = nameOf(draft);
  const { kind, against, items } = draft;
  if (kind === 'threat')
    return against === '' ? null : [{ type: 'being/threaten', by: name ?? '', against, ownDeed: false }];
  if (kind === 'gone') return name === null ? null : [{ type: 'being/end-summon', summon: name, items: [...items] }];
  const willpower = numberIn(draft.willpower);
  const costs = owner.energyPools.map((pool) => ({ pool, amount: numberIn(draft.energy[pool.id] ?? '0') }));
  if (name === null || willpower === null || costs.some(({ amount }) => amount === null)) return null;
  const paid = costs.flatMap(({ pool, amount }): readonly Command[] => {
    if (amount === null || amount === 0) return [];
    const cost = { pool: pool.name, amount, nature: null, specialAllowed: false };
    const { pay } = reducedCost(amount, costReduction(owner, pool.name).value, tableRule(owner, 'minCost'));
    const payments = pay > 0 ? [{ pool: pool.id, amount: pay }] : [];
    return [{ type: 'pool/pay', cost, reduction: 0, payments, summon: name }];
  });
  return [
    { type: 'being/make', kind, name },
    ...paid,
    ...(willpower > 0 ? [{ type: 'willpower/spend', amount: willpower, purpose: 'other', note: name } as const] : []),
  ];
}

/** Whom effects protect the character from, each once. */
export const protectors = ({ effects }: Sheet): readonly string[] => [
  ...new Set(effects.flatMap(({ protectsFrom }) => (protectsFrom === undefined ? [] : [protectsFrom]))),
];
