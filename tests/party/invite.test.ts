import { describe, expect, it } from 'vitest';
import { fc, test } from '#tests/support/property';
import { readInvite } from '@/party';
import { toHex } from '@/party/wire/bytes';
import { writeInvite } from '@/party/wire/invite';
import { readPlainJson } from '@/party/wire/plain-json';
import { placeOf, topicOf } from '@/party/wire/topics';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

describe('an invite', () => {
  test.prop([
    bytes(16),
    bytes(32),
    bytes(16),
    fc.constantFrom(null, 'wss://broker.example/mqtt', 'ws://192.168.1.7:8080/mqtt'),
  ])('reads back as it was written', (party, partyKey, storyteller, broker) => {
    const invite = { partyId: toHex(party), partyKey, storytellerId: toHex(storyteller), broker };
    const text = writeInvite(invite);
    expect(readInvite(text)).toEqual(invite);
    expect(readInvite(text.slice(1))).toEqual(invite);
    expect(text.length).toBeLessThan(180);
  });

  const good = writeInvite({
    partyId: '0'.repeat(32),
    partyKey: new Uint8Array(32),
    storytellerId: 'f'.repeat(32),
    broker: null,
  });

  it.each([
    ['nothing', ''],
    ['another route', '#/sheet/1'],
    ['another version', good.replace('/1.', '/2.')],
    ['a part too short', good.slice(0, -1)],
    ['a part too long', `${good}A`],
    ['a character that is none', `${good.slice(0, -1)}+`],
    ['bits that say nothing', `${good.slice(0, -1)}B`],
    ['a broker that is none', `${good}.AAAA`],
    ['a broker by http', `${good}.${btoa('http://broker').replaceAll('=', '')}`],
    ['a broker with a password', `${good}.${btoa('wss://a:b@broker').replaceAll('=', '')}`],
    ['something behind', `${good}.d3M6.x`],
  ])('is not %s', (_, text) => {
    expect(readInvite(text)).toBeNull();
  });
});

describe('a topic', () => {
  const room = 'a'.repeat(32);
  const member = '0'.repeat(32);

  it.each(['card', 'to', 'join', 'here'] as const)('of %s names its stream and member', (stream) => {
    expect(placeOf(room, topicOf(room, stream, member))).toEqual({ stream, member });
  });

  it('of the table belongs to nobody else', () => {
    expect(placeOf(room, topicOf(room, 'table'))).toEqual({ stream: 'table', member: '' });
    expect(placeOf(room, `samsara/${room}/table/${member}`)).toBeNull();
  });

  it.each([
    '',
    'samsara',
    `samsara/${'b'.repeat(32)}/table`,
    `samsara/${room}/card`,
    `samsara/${room}/card/${member}/x`,
    `samsara/${room}/card/+`,
  ])('that is %j is none of ours', (topic) => {
    expect(placeOf(room, topic)).toBeNull();
  });
});

describe('JSON from others', () => {
  it('is read if we would write it so', () => {
    const value = { a: [1, 2.5, null, true], b: { c: '伤 "\\ud8 \n' } };
    expect(readPlainJson(new TextEncoder().encode(JSON.stringify(value)))).toEqual(value);
  });

  it.each([
    ['a doubled key', '{"a":1,"a":2}'],
    ['blanks', '{"a": 1}'],
    ['-0', '[-0]'],
    ['a number out of range', '[1e999]'],
    ['another way to write a number', '[1e3]'],
    ['a byte order mark', '\ufeff{}'],
    ['two values', '{}{}'],
    ['nothing', ''],
    ['depth beyond all bounds', `${'['.repeat(7000)}${']'.repeat(6999)}`],
  ])('is not read with %s', (_, text) => {
    expect(readPlainJson(new TextEncoder().encode(text))).toBeUndefined();
  });

  it('is not read if it is no UTF-8', () => {
    expect(readPlainJson(Uint8Array.of(0x22, 0xff, 0x22))).toBeUndefined();
  });
});
