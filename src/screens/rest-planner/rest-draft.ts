import type { AttributeId } from '@/model/attributes';
import type { GradeAmounts } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import {
  planBrokenOff,
  planRest,
  type RestAim,
  type RestPart,
  type RestPlan,
  type RestRequest,
  type TakeRest,
  type Treatment,
} from '@/rules';
import { DAY } from './rest-time';

/** What the player has chosen; null where the planner's own choice stands. */
export type RestDraft = Readonly<{
  minutes: number;
  aim: RestAim;
  multipliers: readonly number[];
  hoursPerDay: number;
  attribute: AttributeId | null;
  /** The condition to save against; empty for none. */
  condition: string | null;
  saves: number | null;
  endsScene: boolean | null;
  /** One of the other ways to spend the rest. */
  choice: GradeAmounts | null;
  /** Rests until all has healed or the character wakes, in place of `minutes`. */
  until: 'healed' | 'awake' | null;
  /** Parts of the plan switched off. */
  without: readonly RestPart[];
  /** Medicine and drugs beside the rest. */
  treatments: readonly Treatment[];
  /** The minute at which the rest is broken off. */
  brokenOff: number | null;
}>;

export const FIRST_DRAFT: RestDraft = {
  minutes: 7 * DAY,
  aim: 'mostHealthy',
  multipliers: [],
  hoursPerDay: 24,
  attribute: null,
  condition: null,
  saves: null,
  endsScene: null,
  choice: null,
  until: null,
  without: [],
  treatments: [],
  brokenOff: null,
};

/** A rest this long ends the scene unless the player says otherwise. */
const ENDS_SCENE_FROM = 8 * 60;

type PlannedSaves = Readonly<{ id: string; name: string; count: number; most: number }>;

/** The rest of a draft: its plan, what is saved against, what the aim alone would heal, and the command. */
export type PlannedRest = Readonly<{
  plan: RestPlan;
  /** The plan as it is when nothing breaks it off. */
  whole: RestPlan;
  saves: PlannedSaves | null;
  endsScene: boolean;
  best: GradeAmounts;
  command: TakeRest;
}>;

/** What the panels that set the terms of a rest work on. */
export type TermsProps = Readonly<{
  sheet: Sheet;
  draft: RestDraft;
  planned: PlannedRest;
  onChange: (change: Partial<RestDraft>) => void;
}>;

/** A changed draft; another time, aim or speed asks the aim again which wounds heal. */
export function changeDraft(draft: RestDraft, change: Partial<RestDraft>): RestDraft {
  const terms = ['minutes', 'until', 'aim', 'multipliers', 'hoursPerDay', 'without', 'treatments'] as const;
  const asksAgain = terms.some((key) => key in change);
  const again = asksAgain ? { choice: null, saves: null, brokenOff: null } : {};
  return { ...draft, ...again, ...('minutes' in change ? { until: null } : {}), ...change };
}

/** Works a draft out on a sheet. */
export function planDraft(sheet: Sheet, draft: RestDraft): PlannedRest {
  const request = requestOf(draft);
  const usual = planRest(sheet, request);
  const asked = draft.choice ? { ...request, choice: draft.choice } : request;
  const whole = draft.choice ? planRest(sheet, asked) : usual;
  const plan = draft.brokenOff === null ? whole : planBrokenOff(sheet, asked, draft.brokenOff);
  const saves = plannedSaves(draft, plan);
  const endsScene = draft.endsScene ?? plan.minutes >= ENDS_SCENE_FROM;
  return { plan, whole, saves, endsScene, best: usual.choice, command: commandOf(draft, plan, saves, endsScene) };
}

function requestOf({ attribute, until, ...draft }: RestDraft): RestRequest {
  const { minutes, multipliers, aim, hoursPerDay, without, treatments } = draft;
  return {
    ...{ minutes, multipliers, aim, hoursPerDay, without, treatments },
    ...(until ? { until } : {}),
    ...(attribute ? { attribute } : {}),
  };
}

function plannedSaves(draft: RestDraft, { saves }: RestPlan): PlannedSaves | null {
  if (draft.without.includes('saves')) return null;
  const chosen = saves.conditions.find(({ id }) => draft.condition === null || id === draft.condition);
  if (!chosen) return null;
  const most = saves.available;
  const count = Math.min(most, draft.saves ?? Math.min(chosen.points, saves.planned));
  return { id: chosen.id, name: chosen.name, count, most };
}

function commandOf(draft: RestDraft, plan: RestPlan, saves: PlannedSaves | null, endsScene: boolean): TakeRest {
  return {
    type: 'rest/take',
    minutes: plan.minutes,
    multipliers: [...draft.multipliers],
    hoursPerDay: draft.hoursPerDay,
    aim: draft.aim,
    choice: plan.choice,
    split: false,
    attribute: plan.attribute,
    saves: saves && saves.count > 0 ? { condition: saves.id, count: saves.count } : null,
    endsScene,
    ...(draft.without.length > 0 ? { without: [...draft.without] } : {}),
    ...(draft.treatments.length > 0 ? { treatments: [...draft.treatments] } : {}),
  };
}
