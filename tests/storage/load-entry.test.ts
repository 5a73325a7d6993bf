import { expect, it } from 'vitest';
import { aDefence, aSheetWithTrack, aTrack } from '#tests/support/builders';
import { play } from '#tests/support/trace';
import type { Command } from '@/rules';
import { journalRecord, loadEntry } from '@/storage/encode';
import type { JournalEntry } from '@/storage/records';

it('[P-32] an entry with the steps of defences is read as it was written', () => {
  const coat = aDefence({ id: 'coat', name: 'Coat', kind: 'absorption', points: 3, covers: 'all' });
  const parts = [{ grade: 'lethal' as const, amount: 5, types: ['fire' as const] }];
  const hit: Command = { type: 'damage/take', parts, unavoidable: false, source: 'Torch', off: ['ward'] };
  const { sheet, trace } = play({ ...aSheetWithTrack(aTrack(20)), defences: [coat] }, hit);
  expect(trace[0]).toMatchObject({ kind: 'defence', name: 'Coat', before: { lethal: 5 }, after: { lethal: 2 } });
  const entry: JournalEntry = { seq: 1, parent: 0, id: 'entry', at: 1, commands: [hit], trace, after: sheet };
  expect(loadEntry(JSON.parse(JSON.stringify(journalRecord('sheet', entry))))).toEqual({ ok: true, entry });
});
