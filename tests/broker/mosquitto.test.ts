import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHUT_OUT_ACCOUNT, startMosquitto, type TestBroker } from '#tests/support/brokers';
import { AMY, BEN, cardOf, listener, publish } from './clients';

describe('Mosquitto with the settings of the documentation', () => {
  let broker: TestBroker;
  beforeAll(async () => {
    broker = await startMosquitto();
  }, 60_000);
  afterAll(() => broker.remove());

  it('says that a password is wrong', async () => {
    const wrong = { ...broker.account, password: 'guessed' };
    await expect(listener(broker.url, wrong)).rejects.toMatchObject({ code: 5 });
  });

  it('lets nobody in without a password', async () => {
    await expect(listener(broker.url)).rejects.toMatchObject({ code: 5 });
  });

  it('says nothing when topics are closed: all that shows is that a client does not hear itself', async () => {
    const shutOut = await listener(broker.url, SHUT_OUT_ACCOUNT);
    const amy = await listener(broker.url, broker.account);
    await publish(shutOut, cardOf(BEN), 'unheard');
    await publish(amy, cardOf(AMY), 'heard');
    await expect.poll(() => amy.heard.get(cardOf(AMY))).toBe('heard');
    expect([...amy.heard.keys()]).toEqual([cardOf(AMY)]);
    expect(shutOut.heard.size).toBe(0);
    expect(shutOut.client.connected).toBe(true);
  });

  it('opens the topics of parties and no other', async () => {
    const amy = await listener(broker.url, broker.account);
    await amy.client.subscribeAsync('elsewhere/#', { qos: 1 });
    await publish(amy, 'elsewhere/note', 'unheard');
    await publish(amy, cardOf(AMY), 'again');
    await expect.poll(() => amy.heard.get(cardOf(AMY))).toBe('again');
    expect(amy.heard.has('elsewhere/note')).toBe(false);
  });
});
