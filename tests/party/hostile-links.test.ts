import { beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns } from '#tests/support/property-runs';
import { type Pick, pickFrom, picksOf, turnHostile } from './hostile-moods';
import {
  type Before,
  type HostileTable,
  NAMES,
  type Name,
  partyBefore,
  propose,
  publishCard,
  publishRound,
  refuseFirst,
  reload,
  remove,
  reopened,
} from './hostile-table';
import { testRandom } from './test-devices';

/** How far each viewer has got with each writer; it never goes back, not even by a reload. */
type Progress = Map<string, number>;

function expectOnward(progress: Progress, what: string, at: number): void {
  expect(at, `${what} is what was published`).toBeGreaterThanOrEqual(0);
  expect(at, `${what} does not go back`).toBeGreaterThanOrEqual(progress.get(what) ?? 0);
  progress.set(what, at);
}

function nameOf({ idOf }: HostileTable, id: string): Name {
  const name = NAMES.find((each) => idOf[each] === id);
  if (!name) throw new Error(`${id} is a stranger.`);
  return name;
}

/** Nothing is shown that nobody has said, and nothing older than what was shown before. */
function expectTruth(table: HostileTable, progress: Progress): void {
  const { said, storyteller, players } = table;
  const state = storyteller.link.state();
  expect(state.waiting).toEqual([]);
  expect(state.members.map(({ id }) => nameOf(table, id))).toEqual(NAMES.filter((name) => name !== said.removed));
  for (const { id, publicCard, storytellerCard } of state.members) {
    const name = nameOf(table, id);
    if (publicCard) expectOnward(progress, `ST: ${name}`, said.cards[name].indexOf(publicCard.name));
    if (storytellerCard) expectOnward(progress, `ST: ${name}, sealed`, said.cards[name].indexOf(storytellerCard.name));
  }
  for (const { id, answer } of state.proposals) if (answer) expect(said.answered).toContain(id);
  for (const name of NAMES) {
    const view = players[name].link.state();
    if (view.table) {
      expectOnward(progress, `${name}: table`, view.table.round);
      expect(view.table.round).toBeLessThanOrEqual(said.round);
    }
    for (const { id, card } of view.others) {
      const other = nameOf(table, id);
      if (card) expectOnward(progress, `${name}: ${other}`, said.cards[other].indexOf(card.name));
    }
    for (const { id } of view.proposals) {
      expect(said.proposals.get(id)).toBe(name);
      expect(said.answered).not.toContain(id);
    }
  }
}

/** Whoever does not have the latest is told so, or sees that the writer has not been heard. */
function expectNoSilence({ said, storyteller, players, idOf }: HostileTable): void {
  const isSaid = (presence: string, heldBack: boolean) => heldBack || presence !== 'live';
  for (const name of NAMES.filter((each) => each !== said.removed)) {
    const { link, table, heldBack, storyteller: desk, standing } = players[name].link.state();
    if (link === 'live' && standing === 'approved' && table?.round !== said.round) {
      expect(isSaid(desk.presence, heldBack), `${name} learns that the table is old`).toBe(true);
    }
    const member = storyteller.link.state().members.find(({ id }) => id === idOf[name]);
    if (storyteller.link.state().link === 'live' && member?.publicCard?.name !== said.cards[name].at(-1)) {
      expect(
        isSaid(member?.presence ?? '', member?.heldBack ?? false),
        `the ST learns that ${name}’s card is old`,
      ).toBe(true);
    }
  }
}

/** At an honest broker everybody sees what is so. */
function expectConverged(table: HostileTable): void {
  const { said, storyteller, players } = table;
  const there = NAMES.filter((name) => name !== said.removed);
  const latest = (name: Name) => said.cards[name].at(-1);
  const state = storyteller.link.state();
  expect(
    state.members.map(({ id, presence, publicCard, storytellerCard, heldBack }) => [
      ...[nameOf(table, id), presence, publicCard?.name, storytellerCard?.name, heldBack],
    ]),
  ).toEqual(there.map((name) => [name, 'live', latest(name), latest(name), false]));
  expect(state).toMatchObject({ link: 'live', waitingChanges: 0 });
  for (const name of there) {
    const view = players[name].link.state();
    expect(view).toMatchObject({ link: 'live', standing: 'approved', heldBack: false, waitingChanges: 0 });
    expect(view.table?.round).toBe(said.round);
    expect(view.storyteller.presence).toBe('live');
    const others = there.filter((other) => other !== name);
    expect(view.others.map(({ id, card }) => [nameOf(table, id), card?.name])).toEqual(
      others.map((other) => [other, latest(other)]),
    );
    const waiting = [...said.proposals].filter(([id, to]) => to === name && !said.answered.has(id));
    expect(view.proposals.map(({ id }) => id)).toEqual(waiting.map(([id]) => id));
  }
  const answered = state.proposals.flatMap(({ id, answer }) => (answer ? [id] : []));
  const expected = [...said.answered].filter((id) => said.proposals.get(id) !== said.removed);
  expect([...answered].sort()).toEqual(expected.sort());
}

/** One thing that happens at the table. */
async function act(table: HostileTable, pick: Pick): Promise<void> {
  const { broker, players, storyteller, said, pass } = table;
  const name = pickFrom(NAMES, pick);
  const acts: readonly (() => unknown)[] = [
    () => publishCard(table, name),
    () => publishCard(table, name),
    () => publishRound(table),
    () => propose(table, name),
    () => refuseFirst(table, name),
    () => reload(table, name, pick(2) === 0),
    () => reload(table, 'storyteller', pick(2) === 0),
    () => broker.cut(pickFrom([storyteller, ...Object.values(players)], pick).device.url),
    () => broker.down(pick(2) === 0),
    () => broker.up(),
    () => pass(5000 * (1 + pick(7))),
    () => remove(table, 'Qiu'),
  ];
  if (name === said.removed) return;
  await pickFrom(acts, pick)();
}

async function bringBack(table: HostileTable, isKept: boolean): Promise<void> {
  const { broker, storyteller, players, pass } = table;
  broker.down(isKept);
  broker.up();
  if (storyteller.link.state().link === 'flooded') await reload(table, 'storyteller', true);
  for (const name of NAMES) if (players[name].link.state().link === 'flooded') await reload(table, name, true);
  await pass(40_000);
}

async function runSchedule(before: Before, seed: number): Promise<void> {
  const pick = picksOf(testRandom(seed));
  const table = await reopened(before, seed);
  const progress: Progress = new Map();
  const hostility = turnHostile(table.broker, { pick, earlier: before.log, forged: before.forged });
  for (let step = 0; step < 12; step += 1) {
    if (step % 3 === 0) hostility.change();
    await act(table, pick);
    await table.pass(500);
    expectTruth(table, progress);
  }
  await table.pass(100_000);
  expectTruth(table, progress);
  expectNoSilence(table);
  hostility.end();
  await bringBack(table, pick(2) === 0);
  expectTruth(table, progress);
  expectConverged(table);
}

describe('whole links at a hostile broker', () => {
  let before: Before;
  beforeAll(async () => {
    before = await partyBefore();
  }, 60_000);
  const { numRuns } = propertyRuns(30);

  it(`show nothing forged or rolled back, notice what is held back, and agree once it is honest, in ${numRuns} schedules`, async () => {
    for (let seed = 1; seed <= numRuns; seed += 1) {
      await runSchedule(before, seed * 7919).catch((error) => {
        throw new Error(`Schedule ${seed}: ${error.message}`, { cause: error });
      });
    }
  }, 300_000);
});
