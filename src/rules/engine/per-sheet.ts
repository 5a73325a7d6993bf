import type { Sheet } from '@/model/sheet';

/** Memoises a derived value by sheet identity, so a selector returns the same reference until the sheet changes. */
export function perSheet<T>(compute: (sheet: Sheet) => T): (sheet: Sheet) => T {
  return remembered(compute);
}

/** What a character is made of, apart from what play wears down: Attributes, Skills, bonuses and whatever they hang on. */
export type Body = Pick<
  Sheet,
  | 'attributes'
  | 'attributeDamage'
  | 'size'
  | 'effects'
  | 'resources'
  | 'skills'
  | 'items'
  | 'being'
  | 'suppression'
  | 'tableRules'
>;

/** Memoises a value that is worked out from the body alone: a wound, a spent point or a passing minute leaves it as it is. */
export const perBody = <T>(compute: (body: Body) => T): ((body: Body) => T) => perBodyAnd(nothingElse, compute);

const nothingElse = () => null;

/** Memoises a value that is worked out from the body and one more part of the sheet, the one that `read` gives. */
export function perBodyAnd<S extends Body, P, T>(
  read: (sheet: S) => P,
  compute: (body: Body, part: P) => T,
): (sheet: S) => T {
  const known = remembered((sheet: S) => compute(sheet, read(sheet)));
  let latest: Readonly<{ body: Body; part: P; value: T }> | null = null;
  return (sheet) => {
    const body = bodyOf(sheet);
    const part = read(sheet);
    if (latest === null || latest.body !== body || latest.part !== part) latest = { body, part, value: known(sheet) };
    return latest.value;
  };
}

/** The sheet that was last asked about, and the first of those before it that have the same body. */
let latestSheet: Readonly<{ sheet: Body; body: Body }> | null = null;

/** The body of a sheet: one object for all sheets that follow one another without a change to it. */
function bodyOf(sheet: Body): Body {
  if (latestSheet?.sheet === sheet) return latestSheet.body;
  const body = latestSheet && isSameBody(latestSheet.body, sheet) ? latestSheet.body : sheet;
  latestSheet = { sheet, body };
  return body;
}

/** Part by part, since this runs several times for every command. */
const isSameBody = (one: Body, other: Body): boolean =>
  one.attributes === other.attributes &&
  one.attributeDamage === other.attributeDamage &&
  one.size === other.size &&
  one.effects === other.effects &&
  one.resources === other.resources &&
  one.skills === other.skills &&
  one.items === other.items &&
  one.being === other.being &&
  one.suppression === other.suppression &&
  one.tableRules === other.tableRules;

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
