import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { picksOf, turnHostile } from '#tests/party/hostile-moods';
import { testRandom } from '#tests/party/test-devices';
import { closeSheet } from '#tests/screens/sheet/an-open-sheet';
import { aSheetWithTrack, aTrack } from '#tests/support/builders';
import { propertyRuns } from '#tests/support/property-runs';
import { sheetStore } from '@/store/sheet-store';
import { A_TABLE, damageOf, showParty, sitDown } from './a-table';

vi.setConfig({ testTimeout: 60_000 });

afterEach(async () => {
  cleanup();
  await closeSheet();
});

/** Twenty things of a Storyteller, passed on by a hostile broker, to a player who taps nothing. */
async function runSchedule(seed: number): Promise<void> {
  const pick = picksOf(testRandom(seed));
  const table = await sitDown(aSheetWithTrack(aTrack(8, 3, 4, 5)));
  await showParty(table);
  const { storyteller, memberId, broker, pass } = table;
  const before = sheetStore.getState().history;
  const hostility = turnHostile(broker, { pick, earlier: [], forged: [...broker.log] });
  for (let step = 1; step <= 20; step += 1) {
    if (step % 4 === 0) hostility.change();
    const body = { ...damageOf(`${1 + pick(20)}A`), kind: pick(2) === 0 ? 'damage' : 'heal' } as const;
    if (pick(3) > 0) storyteller.propose([memberId], body);
    else storyteller.publishTable({ ...A_TABLE, round: step, scene: step, tableRules: { woundPenalty: false } });
    await act(() => pass(300));
    expect(sheetStore.getState().history).toBe(before);
  }
  hostility.end();
  await act(() => pass(35_000));
  expect(sheetStore.getState().history).toBe(before);
  cleanup();
  await closeSheet();
}

describe('whatever the Storyteller sends and the broker makes of it', () => {
  const { numRuns } = propertyRuns(5);

  it('changes nothing on the sheet before the player taps', async () => {
    for (let seed = 1; seed <= numRuns; seed += 1) await runSchedule(seed * 7919);
  });
});
