import { afterEach, describe, expect, it, vi } from 'vitest';
import { isBrokerAddress } from '@/screens/party-link/broker-address';
import { brokerHere } from '@/screens/party-link/broker-here';
import { fragmentOf } from '@/screens/party-link/invite-text';

const answer = (body: unknown, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(body), { status }));

afterEach(() => vi.restoreAllMocks());

describe('what the page’s own server offers', () => {
  it('is its broker and the addresses by which others reach it', async () => {
    answer({ mqtt: '/mqtt', addresses: ['http://192.168.1.5:4173/'] });
    const { host } = location;
    expect(await brokerHere()).toEqual({ broker: `ws://${host}/mqtt`, addresses: ['http://192.168.1.5:4173/'] });
  });

  it.each([
    ['no table', { message: 'Not found' }, 404],
    ['something else', ['x'], 200],
    ['an address that is none', { mqtt: '/mqtt', addresses: ['javascript:alert(1)'] }, 200],
    ['a broker elsewhere', { mqtt: '//evil.example/mqtt', addresses: [] }, 200],
  ])('is nothing where it answers with %s', async (_, body, status) => {
    answer(body, status);
    expect(await brokerHere()).toEqual({ broker: null, addresses: [`${location.origin}${location.pathname}`] });
  });

  it('is nothing without a network', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await brokerHere()).broker).toBeNull();
  });
});

describe('what is typed', () => {
  it('is the address of a broker if it is a WebSocket’s without user and password', () => {
    const right = ['wss://broker.example/mqtt', 'ws://192.168.1.5:9001'];
    const wrong = ['', 'broker.example', 'https://broker.example', 'wss://user:secret@broker.example'];
    expect(right.filter((text) => !isBrokerAddress(text))).toEqual([]);
    expect(wrong.filter(isBrokerAddress)).toEqual([]);
  });

  it('is an invitation from its # on', () => {
    expect(fragmentOf(' http://a/\n#/join/1.a .b ')).toBe('#/join/1.a.b');
    expect(fragmentOf('#/join/1.a')).toBe('#/join/1.a');
  });
});
