import type { Sheet } from '@/model/sheet';

/** Memoises a derived value by sheet identity, so a selector returns the same reference until the sheet changes. */
export function perSheet<T>(compute: (sheet: Sheet) => T): (sheet: Sheet) => T {
  return remembered(compute);
}

/** What a character is made of, apart from what play wears down: Attributes, bonuses and whatever they hang on. */
const BODY_PARTS = [
  'attributes',
  'attributeDamage',
  'size',
  'effects',
  'resources',
  'items',
  'being',
  'suppression',
  'tableRules',
] as const satisfies readonly (keyof Sheet)[];
export type Body = Pick<Sheet, (typeof BODY_PARTS)[number]>;

/** Memoises a value that is worked out from the body alone: a wound, a spent point or a passing minute leaves it as it is. */
export function perBody<T>(compute: (body: Body) => T): (body: Body) => T {
  const known = remembered(compute);
  let latest: Readonly<{ body: Body; value: T }> | null = null;
  return (body) => {
    if (latest === null || !isSameBody(latest.body, body)) latest = { body: bodyOf(body), value: known(body) };
    return latest.value;
  };
}

function isSameBody(one: Body, other: Body): boolean {
  for (const part of BODY_PARTS) if (one[part] !== other[part]) return false;
  return true;
}

/** The body without the rest of the sheet, which need not be kept for it. */
const bodyOf = (sheet: Body): Body => ({
  attributes: sheet.attributes,
  attributeDamage: sheet.attributeDamage,
  size: sheet.size,
  effects: sheet.effects,
  resources: sheet.resources,
  items: sheet.items,
  being: sheet.being,
  suppression: sheet.suppression,
  tableRules: sheet.tableRules,
});

function remembered<S extends object, T>(compute: (from: S) => T): (from: S) => T {
  const known = new WeakMap<S, { readonly value: T }>();
  return (from) => {
    const hit = known.get(from);
    if (hit) return hit.value;
    const value = compute(from);
    known.set(from, { value });
    return value;
  };
}
