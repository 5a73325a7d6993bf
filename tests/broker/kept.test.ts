import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AMY, BEN, cardOf, hereOf, listener, publish, ROOM } from './clients';
import { ownFolder, tableWith } from './tables';

const DAY = 24 * 60 * 60 * 1000;
const OTHER_ROOM = 'f'.repeat(32);

/** What somebody who comes later finds. The word at the end is not kept: it only tells that all before it has come. */
async function found(url: string, room = ROOM): Promise<string[]> {
  const late = await listener(url, {}, room);
  const end = `samsara/${room}/table`;
  await late.client.publishAsync(end, 'end', { qos: 1 });
  await expect.poll(() => late.heard.get(end)).toBe('end');
  await new Promise((settled) => setTimeout(settled, 50));
  return [...late.heard.keys()].filter((topic) => topic !== end).toSorted();
}

describe('what a table keeps', () => {
  it('is the last document of each topic; an empty one takes it away', async () => {
    const { url } = await tableWith();
    const amy = await listener(url);
    await publish(amy, cardOf(AMY), 'card');
    await publish(amy, cardOf(BEN), 'card');
    expect(await found(url)).toEqual([cardOf(AMY), cardOf(BEN)]);
    await publish(amy, cardOf(BEN), '');
    expect(await found(url)).toEqual([cardOf(AMY)]);
  });

  it.each([
    ['in one room', { documentsOfOneRoom: 1 }, ROOM],
    ['in all', { documents: 1 }, OTHER_ROOM],
    ['in rooms', { rooms: 1 }, OTHER_ROOM],
    ['in bytes', { documentBytesInAll: 10 }, ROOM],
  ])('has an end %s: one too many is passed on, but not kept, and drives nothing out', async (_name, limits, room) => {
    const { url, reports } = await tableWith({}, limits);
    const [amy, ben] = [await listener(url), await listener(url, {}, room)];
    await publish(amy, cardOf(AMY), 'my card');
    await publish(ben, cardOf(BEN, room), 'one more');
    await expect.poll(() => ben.heard.get(cardOf(BEN, room))).toBe('one more');
    await publish(amy, cardOf(AMY), 'replaced');
    await expect.poll(() => amy.heard.get(cardOf(AMY))).toBe('replaced');
    expect(reports.join()).toContain('full');
    const late = await listener(url);
    await expect.poll(() => late.heard.get(cardOf(AMY))).toBe('replaced');
    await late.client.subscribeAsync(`samsara/${room}/card/+`, { qos: 1 });
    expect(late.heard.has(cardOf(BEN, room))).toBe(false);
  });

  it('goes when nobody has written in a room for 30 days', async () => {
    let time = 0;
    const { url, forgetIdle } = await tableWith({ now: () => time });
    const [amy, ben] = [await listener(url), await listener(url, {}, OTHER_ROOM)];
    await publish(amy, cardOf(AMY), 'old');
    time = 29 * DAY;
    await publish(ben, cardOf(BEN, OTHER_ROOM), 'new');
    forgetIdle();
    expect(await found(url)).toEqual([cardOf(AMY)]);
    time = 59 * DAY;
    forgetIdle();
    expect(await found(url)).toEqual([]);
    expect(await found(url, OTHER_ROOM)).toEqual([cardOf(BEN, OTHER_ROOM)]);
  });
});

describe('the file of a table', () => {
  it('brings cards back, but not who was there', async () => {
    const file = join(ownFolder(), 'state', 'cards.json');
    const first = await tableWith({ file });
    const amy = await listener(first.url);
    await publish(amy, cardOf(AMY), 'card');
    await publish(amy, hereOf(AMY), 'here');
    await first.close();
    const second = await tableWith({ file });
    expect(await found(second.url)).toEqual([cardOf(AMY)]);
  });

  it('is written while the table is open, and leaves nothing beside it', async () => {
    const folder = ownFolder();
    const file = join(folder, 'cards.json');
    const table = await tableWith({ file }, { saveMs: 5 });
    const amy = await listener(table.url);
    await publish(amy, cardOf(AMY), 'card');
    await expect.poll(() => readdirSync(folder)).toEqual(['cards.json']);
    await expect.poll(() => readFileSync(file, 'utf8')).toContain(cardOf(AMY));
  });

  it.each(['', '{"format":"samsara-table-1","documents":[', '{"format":"else"}', '[1]', 'null'])(
    'is put aside when it can’t be read: %j',
    async (text) => {
      const folder = ownFolder();
      const file = join(folder, 'cards.json');
      writeFileSync(file, text);
      const { url, reports, close } = await tableWith({ file });
      expect(await found(url)).toEqual([]);
      expect(reports.join()).toContain('starts empty');
      await close();
      const [aside] = readdirSync(folder).filter((name) => name.includes('unreadable'));
      expect(readFileSync(join(folder, aside ?? ''), 'utf8')).toBe(text);
    },
  );
});
