import type { AttributeId } from '@/model/attributes';
import type { GradeAmounts } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { planRest, type RestAim, type RestPlan, type RestRequest, type TakeRest } from '@/rules';
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
};

/** A rest this long ends the scene unless the player says otherwise. */
const ENDS_SCENE_FROM = 8 * 60;

type PlannedSaves = Readonly<{ id: string; name: string; count: number; most: number }>;

/** The rest of a draft: its plan, what is saved against, what the aim alone would heal, and the command. */
export type PlannedRest = Readonly<{
  plan: RestPlan;
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
  const terms = ['minutes', 'aim', 'multipliers', 'hoursPerDay'] as const;
  const asksAgain = terms.some((key) => key in change);
  return { ...draft, ...(asksAgain ? { choice: null, saves: null } : {}), ...change };
}

/** Works a draft out on a sheet. */
export function planDraft(sheet: Sheet, draft: RestDraft): PlannedRest {
  const request = requestOf(draft);
  const usual = planRest(sheet, request);
  const plan = draft.choice ? planRest(sheet, { ...request, choice: draft.choice }) : usual;
  const saves = plannedSaves(draft, plan);
  const endsScene = draft.endsScene ?? draft.minutes >= ENDS_SCENE_FROM;
  return { plan, saves, endsScene, best: usual.choice, command: commandOf(draft, plan, saves, endsScene) };
}

function requestOf({ minutes, multipliers, aim, attribute, hoursPerDay }: RestDraft): RestRequest {
  return { minutes, multipliers, aim, hoursPerDay, ...(attribute ? { attribute } : {}) };
}

function plannedSaves(draft: RestDraft, { saves }: RestPlan): PlannedSaves | null {
  const chosen = saves.conditions.find(({ id }) => draft.condition === null || id === draft.condition);
  if (!chosen) return null;
  const most = saves.available;
  const count = Math.min(most, draft.saves ?? Math.min(chosen.points, saves.planned));
  return { id: chosen.id, name: chosen.name, count, most };
}

function commandOf(draft: RestDraft, plan: RestPlan, saves: PlannedSaves | null, endsScene: boolean): TakeRest {
  return {
    type: 'rest/take',
    minutes: draft.minutes,
    multipliers: [...draft.multipliers],
    hoursPerDay: draft.hoursPerDay,
    aim: draft.aim,
    choice: plan.choice,
    split: false,
    attribute: plan.attribute,
    saves: saves && saves.count > 0 ? { condition: saves.id, count: saves.count } : null,
    endsScene,
  };
}
