import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { closeSheet, openSheet, sheetNow } from '#tests/screens/sheet/an-open-sheet';
import { anySheet } from '#tests/support/arbitraries';
import { hits } from '#tests/support/damage-arbitraries';
import { sheetStore } from '@/store/sheet-store';

const SHEETS = 40;
const HITS_EACH = 50;

afterEach(closeSheet);

describe('a preview', () => {
  it('is what applying comes to, for 2,000 hits on 40 sheets', async () => {
    for (const sheet of fc.sample(anySheet, SHEETS)) {
      await openSheet(sheet);
      for (const hit of fc.sample(hits, HITS_EACH)) {
        const before = sheetNow();
        const seen = sheetStore.preview(hit);
        expect(sheetNow()).toBe(before);
        const done = sheetStore.dispatch(hit);
        expect(done).toEqual(seen);
        if (!done.ok) continue;
        expect(sheetNow()).toEqual(done.sheet);
        if (done.sheet.death !== null) await sheetStore.undo();
      }
      await closeSheet();
    }
  });
});
