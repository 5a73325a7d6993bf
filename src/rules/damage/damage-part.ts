import type { DamageForm, DamageType } from '@/model/damage';
import type { Grade } from '@/model/health';
import { type TypeSet, typeSetOf, typesIn } from './damage-types';

/** One part of a hit as it is dealt. With two or more types it is mixed damage. @rule D-01 @rule D-04 @rule D-05 */
export type DamagePart = Readonly<{
  grade: Grade;
  /** Points, a whole number from 0. */
  amount: number;
  types: readonly DamageType[];
  forms?: readonly DamageForm[];
  materials?: readonly string[];
  traits?: readonly string[];
  ballistic?: boolean;
  /** Rank of the effect the damage belongs to; without one, it has no Rank. */
  rank?: string | null;
  unavoidable?: boolean;
  /** It came by sharing, so nothing raises it any more. */
  shared?: boolean;
  /** It comes beside the attack's own damage, outside its cap. */
  extra?: boolean;
}>;

/** A part on its way through the defences. Objects know no grades: theirs is null. */
export type HitPart = Readonly<{
  /** Place, from 0, of the part of the hit that it comes from. */
  origin: number;
  grade: Grade | null;
  amount: number;
  typeSet: TypeSet;
  types: readonly DamageType[];
  /** Forms, materials and traits, as `tagOf` writes them. */
  tags: readonly string[];
  ballistic: boolean;
  rank: string | null;
  unavoidable: boolean;
  shared: boolean;
  extra: boolean;
  /** Types of it that are stopped by an immunity although others are not. */
  immuneTo: TypeSet;
}>;

const WEAKNESS_NAMES: Readonly<Record<string, string>> = { magic: 'magical', divine: 'divine weapon' };

/** A form, material or trait in the way in which it is compared: `DR/magic` and `[Magical]` are one. @rule P-08 */
export function tagOf(name: string): string {
  const tag = name.trim().toLowerCase();
  return WEAKNESS_NAMES[tag] ?? tag;
}

const NO_TAGS: readonly string[] = [];
const NO_FORMS: readonly DamageForm[] = [];

/** Forms, materials and traits of a part in one list; ballistic damage is piercing. @rule D-04 @rule D-05 @rule D-06 */
export function tagsOf({
  forms = NO_FORMS,
  materials = NO_TAGS,
  traits = NO_TAGS,
  ballistic,
}: Pick<DamagePart, 'forms' | 'materials' | 'traits' | 'ballistic'>): readonly string[] {
  if (forms.length + materials.length + traits.length === 0) return ballistic ? ['piercing'] : NO_TAGS;
  const tags = [...forms, ...materials, ...traits].map(tagOf);
  return ballistic && !tags.includes('piercing') ? [...tags, 'piercing'] : tags;
}

/** A part of a hit, made ready for the defences. Refuses (throws on) a part without a type. @rule D-01 */
export function hitPart(part: DamagePart, origin: number): HitPart {
  if (part.types.length === 0) throw new RangeError('damage needs a type');
  const typeSet = typeSetOf(part.types);
  return {
    origin,
    grade: part.grade,
    amount: part.amount,
    typeSet,
    types: part.types.length === 1 ? part.types : typesIn(typeSet),
    tags: tagsOf(part),
    ballistic: part.ballistic === true,
    rank: part.rank ?? null,
    unavoidable: part.unavoidable === true,
    shared: part.shared === true,
    extra: part.extra === true,
    immuneTo: 0,
  };
}

/** The same part with other points, grade or remembered immunity. */
export const changedPart = (
  part: HitPart,
  amount: number,
  grade: Grade | null = part.grade,
  immuneTo: TypeSet = part.immuneTo,
): HitPart => ({
  origin: part.origin,
  grade,
  amount,
  typeSet: part.typeSet,
  types: part.types,
  tags: part.tags,
  ballistic: part.ballistic,
  rank: part.rank,
  unavoidable: part.unavoidable,
  shared: part.shared,
  extra: part.extra,
  immuneTo,
});

/** Place of a grade in the order in which defences work: lighter first. What has no grade is all alike. @rule P-27 */
export function gradeOrder(grade: Grade | null): 0 | 1 | 2 {
  if (grade === 'aggravated') return 2;
  return grade === 'lethal' ? 1 : 0;
}
