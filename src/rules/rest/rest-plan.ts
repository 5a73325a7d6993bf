import type { AttributeId } from '@/model/attributes';
import type { GradeAmounts, Track } from '@/model/health';
import type { Refusal } from '../engine/outcome';
import type { Tracks } from '../health/open-track';
import type { RuleId } from '../rulebook';
import type { RecoveryNeeds } from './recovery-needs';
import type { RestStep } from './rest-timeline';
import type { ShortRests } from './save-moments';

/** One way to spend a rest: the wounds it heals, the healthy points gained, the track after, the minutes Health takes. */
export type RestAlternative = Readonly<{
  healed: GradeAmounts;
  gained: number;
  track: Track;
  minutesUsed: number;
  chosen: boolean;
}>;

/** What else there is to know about a rest, with the number it is about. */
export type RestNote = Readonly<{
  code: 'temporaryHealthEnds' | 'temporaryWillpowerEnds' | 'sceneEffectsEnd' | 'attributeToChoose';
  amount: number;
}>;

/** The numbers of a plan that can say which rules they come from. */
export type RestWhy = Readonly<
  Record<
    | 'bashing'
    | 'lethal'
    | 'aggravated'
    | 'needs'
    | 'willpower'
    | 'attributePoints'
    | 'saves'
    | 'alternatives'
    | 'fullRecovery',
    readonly RuleId[]
  >
>;

/** A rest as planned. Times are minutes from its start, everything else points. */
export type RestPlan = Readonly<{
  /** Why the character can't rest now; the numbers are worked out all the same. */
  refusal: Refusal | null;
  minutes: number;
  multiplier: number;
  needs: RecoveryNeeds;
  /** Wounds that Medicine and drugs heal at once, before all else. */
  treated: GradeAmounts;
  /** Both tracks as the rest begins, after these. */
  start: Tracks;
  /** Wounds the rest heals of each grade, on both tracks. */
  choice: GradeAmounts;
  gained: number;
  /** The track that heals last, as it is after the rest. */
  track: Track;
  tracks: Tracks;
  /** Minutes until all of the choice is healed. */
  minutesUsed: number;
  blocks: Readonly<{ days: number; longs: number; shorts: number; idleMinutes: number; countedLongRests: number }>;
  willpower: Readonly<{ gained: number; before: number; after: number; maximum: number }>;
  attribute: AttributeId | null;
  attributePoints: number;
  /** Saves planned and at most, to be made against one of these conditions each. */
  saves: Readonly<{
    planned: number;
    available: number;
    /** Short rests that heal and that a save takes, in minutes. */
    lengths: ShortRests;
    conditions: readonly Readonly<{ id: string; name: string; points: number; saves: number }>[];
  }>;
  timeline: readonly RestStep[];
  alternatives: readonly RestAlternative[];
  /** Minutes until nothing is left to heal; null when the hours per day never allow it. */
  fullRecoveryMinutes: number | null;
  /** Minutes until the character wakes; 0 when awake, null when rest alone never wakes. */
  wakeMinutes: number | null;
  notes: readonly RestNote[];
  why: RestWhy;
}>;
