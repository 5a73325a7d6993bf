import type { DamageType, EnergyType } from '@/model/damage';
import type { Grade } from '@/model/health';

/** Who a conversion belongs to; the attacker's come first. @rule P-18 */
export type ConversionHolder = 'attacker' | 'shield' | 'armor' | 'self';

type Immunity = Readonly<{
  kind: 'immunity';
  /** What it stops: types, grades, or (with both) those types in those grades. */
  types?: readonly DamageType[] | null;
  grades?: readonly Grade[] | null;
  /** Its Rank; without one it stops every Rank. */
  rank?: string | null;
}>;

type Ignoring = Readonly<{
  kind: 'ignoring';
  /** Points of each instance, or all of it. */
  points: number | 'all';
  types?: readonly DamageType[] | null;
  /** It works only on weapons of at most this weapon damage. */
  weaponDamageAtMost?: number | null;
}>;

type Hardness = Readonly<{ kind: 'hardness'; points: number }>;

type Absorption = Readonly<{ kind: 'absorption'; points: number; covers: 'physical' | 'all' }>;

type Conversion = Readonly<{
  kind: 'conversion';
  /** Conversions of one name are the same ability and work once. */
  name: string;
  holder: ConversionHolder;
  points: number | 'all';
  ballisticOnly?: boolean;
  /** It works on damage that has only these types. */
  types?: readonly DamageType[] | null;
  /** It works on these grades. */
  from?: readonly Grade[] | null;
}>;

/** Damage reduction: "DR 5/magic" has the weakness "magic". Without weaknesses it is DR/-. */
export type DamageReduction = Readonly<{
  kind: 'reduction';
  points: number;
  weaknesses: readonly string[];
  /** The damage needs every weakness to get past, not just any. */
  needsAll?: boolean;
}>;

/** Resistance to one kind of energy or to all; none works on pure energy alone. */
export type EnergyResistance = Readonly<{ kind: 'resistance'; points: number; energy: EnergyType | 'all' }>;

type Negation = Readonly<{
  kind: 'negation';
  points: number;
  types?: readonly DamageType[] | null;
  /** It works only when it is paid for. */
  costs?: boolean;
}>;

type Vulnerability = Readonly<{
  kind: 'vulnerability';
  damageType: DamageType;
  /** Points it adds; without them it doubles. */
  points?: number | null;
}>;

/** One ability that changes damage taken. Each has a keyword; `id` names it in the trace. @rule P-01 @rule P-04 @rule P-05 @rule P-10 @rule P-15 @rule P-21 @rule P-23 */
export type Defence = Readonly<{ id: string }> &
  (
    | Immunity
    | Ignoring
    | Hardness
    | Absorption
    | Conversion
    | DamageReduction
    | EnergyResistance
    | Negation
    | Vulnerability
  );
export type DefenceKind = Defence['kind'];
export type DefenceOf<K extends DefenceKind> = Extract<Defence, Readonly<{ kind: K }>>;

/** Who is hit: a creature or an object, what matters about it, its abilities, its temporary HP in points. */
export type Defences = Readonly<{
  kind: 'creature' | 'object';
  ofDarkness?: boolean;
  ofLight?: boolean;
  flammable?: boolean;
  conductive?: boolean;
  temporaryHitPoints?: number;
  abilities: readonly Defence[];
}>;

export const NO_DEFENCES: Defences = { kind: 'creature', abilities: [] };
