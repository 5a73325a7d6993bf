import { describe, expect, it } from 'vitest';
import { aSheet } from '#tests/support/builders';
import { SCHEMA_VERSION } from '@/model/schema-version';
import { checksumOf } from '@/storage/checksum';
import { seal } from '@/storage/encode';
import { loadSheet } from '@/storage/load-sheet';

const sealText = (json: string, schema = SCHEMA_VERSION) => ({ schema, json, checksum: checksumOf(json) });

describe('checksumOf', () => {
  it.each([
    ['', '00000000'],
    ['123456789', 'cbf43926'],
    ['The quick brown fox jumps over the lazy dog', '414fa339'],
  ])('gives the known CRC-32 of %j', (text, checksum) => {
    expect(checksumOf(text)).toBe(checksum);
  });

  it('covers text beyond ASCII byte by byte', () => {
    expect(checksumOf('轮回卡')).not.toBe(checksumOf('轮回券'));
  });
});

describe('loadSheet', () => {
  it('gives back the sheet that was sealed', () => {
    const sheet = aSheet({ name: '林遥 🗡', notes: 'a\nb' });
    expect(loadSheet(seal(sheet))).toEqual({ ok: true, sheet });
  });

  it.each([
    ['nothing', undefined, { code: 'damaged', part: 'record' }],
    ['a number', 7, { code: 'damaged', part: 'record' }],
    ['a record without text', { schema: 1, checksum: '' }, { code: 'damaged', part: 'record' }],
    ['a wrong checksum', { ...seal(aSheet()), checksum: '00000000' }, { code: 'damaged', part: 'checksum' }],
    ['a changed letter', { ...seal(aSheet()), json: '{}' }, { code: 'damaged', part: 'checksum' }],
    ['text that is not JSON', sealText('{"name":'), { code: 'damaged', part: 'text' }],
    ['a newer version', sealText('{}', SCHEMA_VERSION + 1), { code: 'newer', schema: SCHEMA_VERSION + 1 }],
    ['a missing field', sealText('{}'), { code: 'invalid', path: 'id' }],
    ['a foreign field', sealText(JSON.stringify({ ...aSheet(), hp: 3 })), { code: 'invalid', path: 'hp' }],
    [
      'a number out of range',
      sealText(JSON.stringify(aSheet()).replace('"strength":2', '"strength":-2')),
      { code: 'invalid', path: 'attributes.strength' },
    ],
    ['a version from before the first', sealText('{}', 0), { code: 'damaged', part: 'record' }],
  ])('names what is wrong with %s', (_, raw, problem) => {
    expect(loadSheet(raw)).toEqual({ ok: false, problem });
  });
});
