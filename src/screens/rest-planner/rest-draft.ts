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
  type SaveMade,
  saveMoments,
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
  /** Saves rolled already, in the order they fall due. */
  savesMade: readonly SaveMade[];
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
  savesMade: [],
  endsScene: null,
  choice: null,
  until: null,
  without: [],
  treatments: [],
  brokenOff: null,
};

/** Saves that can be rolled one by one; others are owed after the rest. */
const MOST_ROLLED = 200;

/** A rest this long ends the scene unless the player says otherwise. */
const ENDS_SCENE_FROM = 8 * 60;

/** Saves still to roll against a condition, and how many at most; with those rolled, the minutes at which all fall due. */
type PlannedSaves = Readonly<{ id: string; name: string; count: number; most: number }>;
type SavesDue = Readonly<{ made: readonly SaveMade[]; total: number; moments: readonly number[] }>;

/** The rest of a draft: its plan, what is saved against, what the aim alone would heal, and the command. */
export type PlannedRest = Readonly<{
  plan: RestPlan;
  /** The plan as it is when nothing breaks it off. */
  whole: RestPlan;
  saves: PlannedSaves | null;
  due: SavesDue;
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

/** A changed draft; another time, aim or speed asks the aim again which wounds heal, another time when it is broken off. */
export function changeDraft(draft: RestDraft, change: Partial<RestDraft>): RestDraft {
  const terms = ['minutes', 'until', 'aim', 'multipliers', 'hoursPerDay', 'without', 'treatments'] as const;
  const asksAgain = terms.some((key) => key in change);
  const again = asksAgain ? { choice: null, saves: null, savesMade: [] } : {};
  const whole = 'minutes' in change || 'until' in change ? { brokenOff: null } : {};
  return { ...draft, ...again, ...whole, ...('minutes' in change ? { until: null } : {}), ...change };
}

/** Works a draft out on a sheet. */
export function planDraft(sheet: Sheet, draft: RestDraft): PlannedRest {
  const request = requestOf(draft);
  const usual = planRest(sheet, request);
  const asked = draft.choice ? { ...request, choice: draft.choice } : request;
  const whole = draft.choice ? planRest(sheet, asked) : usual;
  const made = savesWithin(whole, draft);
  const plan = draft.brokenOff === null ? whole : planBrokenOff(sheet, { ...asked, savesMade: made }, draft.brokenOff);
  const saves = plannedSaves(draft, plan, made);
  const total = made.length + (saves?.count ?? 0);
  const due = { made, total, moments: momentsOf(plan, Math.min(total, MOST_ROLLED)) };
  const endsScene = draft.endsScene ?? plan.minutes >= ENDS_SCENE_FROM;
  const command = commandOf(draft, plan, { saves, made }, endsScene);
  return { plan, whole, saves, due, endsScene, best: usual.choice, command };
}

function requestOf({ attribute, until, ...draft }: RestDraft): RestRequest {
  const { minutes, multipliers, aim, hoursPerDay, without, treatments, savesMade } = draft;
  return {
    ...{ minutes, multipliers, aim, hoursPerDay, without, treatments, savesMade },
    ...(until ? { until } : {}),
    ...(attribute ? { attribute } : {}),
  };
}

const momentsOf = ({ timeline, saves }: RestPlan, most: number) => saveMoments(timeline, saves.lengths, most);

/** The saves rolled before the rest was broken off. */
function savesWithin(whole: RestPlan, { brokenOff, savesMade }: RestDraft): readonly SaveMade[] {
  if (brokenOff === null) return savesMade;
  return savesMade.slice(0, momentsOf(whole, savesMade.length).filter((minute) => minute <= brokenOff).length);
}

/** Condition points that saves so far left. */
export const pointsLeft = ({ id, points }: Readonly<{ id: string; points: number }>, made: readonly SaveMade[]) =>
  made.reduce((left, save) => (save.condition === id ? left - save.points : left), points);

function plannedSaves(draft: RestDraft, { saves }: RestPlan, made: readonly SaveMade[]): PlannedSaves | null {
  if (draft.without.includes('saves')) return null;
  const open = saves.conditions.filter((one) => pointsLeft(one, made) > 0);
  const chosen = draft.condition === '' ? undefined : (open.find(({ id }) => id === draft.condition) ?? open[0]);
  if (!chosen) return null;
  const most = Math.max(0, saves.available - made.length);
  const planned = Math.min(pointsLeft(chosen, made), saves.planned - made.length);
  const count = Math.max(0, Math.min(most, draft.saves ?? planned));
  return { id: chosen.id, name: chosen.name, count, most };
}

type Saves = Readonly<{ saves: PlannedSaves | null; made: readonly SaveMade[] }>;

function commandOf(draft: RestDraft, plan: RestPlan, { saves, made }: Saves, endsScene: boolean): TakeRest {
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
    ...(made.length > 0 ? { savesMade: [...made] } : {}),
    ...(draft.without.length > 0 ? { without: [...draft.without] } : {}),
    ...(draft.treatments.length > 0 ? { treatments: [...draft.treatments] } : {}),
  };
}
