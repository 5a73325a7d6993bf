import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySheet } from '#tests/support/arbitraries';
import { propertyRuns } from '#tests/support/property-runs';
import { namedSource } from '@/model/parts';
import { type Sheet, sheetSchema } from '@/model/sheet';
import { publicCardFrom } from '@/party/public-card';
import { storytellerCardOf } from '@/party/storyteller-card';
import { fromUtf8 } from '@/party/wire/bytes';
import { openFrame } from '@/party/wire/frame';
import { readInvite } from '@/party/wire/invite';
import { roomOf } from '@/party/wire/keys';
import { ask, startParty, testTable } from './test-devices';

let planted = 0;
/** A word that stands in one field of one sheet and nowhere else. */
const canary = (field: string): string => {
  planted += 1;
  return `canary-${field}-${planted}-`;
};

/** Puts a canary into every text a player can write. The name is on the public card, so it is no secret. */
function withCanaries(sheet: Sheet, name: string): Sheet {
  const source = () => ({ ...namedSource(canary('source')), ability: canary('ability') });
  return {
    ...sheet,
    name,
    otherName: canary('otherName'),
    concept: canary('concept'),
    player: canary('player'),
    notes: canary('notes').repeat(20),
    portrait: `data:image/png;base64,${canary('portrait').replaceAll('-', '+')}`,
    energyPools: sheet.energyPools.map((pool) => ({ ...pool, name: canary('pool'), recovery: canary('recovery') })),
    gauges: sheet.gauges.map((gauge) => ({ ...gauge, name: canary('gauge'), source: canary('gaugeSource') })),
    healing: sheet.healing.map((each) => ({ ...each, source: canary('healing') })),
    effects: sheet.effects.map((effect) => ({
      ...effect,
      name: canary('effect'),
      note: canary('effectNote'),
      source: source(),
      tags: [canary('tag')],
      protectsFrom: canary('protectsFrom'),
    })),
    conditions: sheet.conditions.map((each) => ({ ...each, name: canary('condition'), note: canary('conditionNote') })),
    resources: sheet.resources.map((each) => ({ ...each, name: canary('resource') })),
    skills: sheet.skills.map((each) => ({ ...each, name: canary('skill') })),
    items: sheet.items.map((each) => ({ ...each, name: canary('item') })),
    defences: sheet.defences.map((each) => ({ ...each, name: canary('defence'), source: source() })),
    secondHealth: { name: canary('secondHealth'), source: { kind: 'value', value: 3 }, track: null },
    lostLimbs: [{ id: 'l', name: canary('limb'), size: 1, lostAt: 0, reattached: false, grown: 0 }],
    people: [{ id: 'p', name: canary('person'), attitude: 'indifferent', isBeast: false, note: canary('personNote') }],
    contracts: [{ id: 'c', kind: canary('contract'), role: canary('role'), partner: canary('partner'), allows: [] }],
    being: { ...sheet.being, owner: canary('owner') },
    gainBans: [{ imposedBy: canary('ban'), natures: [], since: 0 }],
    usedThisScene: [canary('used')],
    setByHand: [canary('setByHand')],
  };
}

/** Fields whose words the Storyteller gets, sealed: what `storytellerCardOf` names. */
const FOR_STORYTELLER = [
  'concept',
  'player',
  'pool',
  'gauge',
  'effect',
  'condition',
  'defence',
  'secondHealth',
  'source',
  'ability',
];
/** Fields of a sheet that hold numbers, choices and ids only; the name is no secret. */
const WITHOUT_WORDS = [
  ...['id', 'name', 'rank', 'isNpc', 'attributes', 'attributeDamage', 'size', 'health', 'willpower'],
  ...['suppression', 'points', 'experience', 'consciousness', 'worsening', 'death', 'faintsAt', 'pending', 'time'],
  ...['tableRules'],
];

const CANARY = /canary-[A-Za-z]+-\d+-/g;
const canariesIn = (text: string): readonly string[] => text.match(CANARY) ?? [];
const fieldOf = (found: string) => found.split('-')[1] ?? '';

const latin1 = new TextDecoder('latin1');
/** What everybody with the link can read of a frame. */
function readable(key: Uint8Array, topic: string, bytes: Uint8Array): string {
  const opened = openFrame(roomOf(key).frameKey(topic), topic, bytes);
  return opened ? fromUtf8(opened.text) : '';
}

describe('a canary in every private field', () => {
  const { numRuns } = propertyRuns(1000);

  it(`of ${numRuns} sheets is nowhere on the wire nor in what a link-holder decrypts; the Storyteller gets what the card names`, async () => {
    const table = testTable();
    const { storyteller } = await startParty(table.device());
    const invite = storyteller.invite();
    const mara = await ask(table.device(), invite, 'Mara');
    await table.broker.settle();
    storyteller.approve(storyteller.state().waiting[0]?.id ?? '');
    await table.pass(1000);
    const key = readInvite(invite)?.partyKey ?? new Uint8Array();

    let sealed = 0;
    const sheets = fc.sample(anySheet, { numRuns });
    for (const [index, plain] of sheets.entries()) {
      const sheet = withCanaries(plain, `Name ${index}`);
      const from = table.broker.log.length;
      const card = storytellerCardOf(sheet);
      mara.publish({
        public: publicCardFrom(card, { health: true, willpower: true, effects: false }),
        storyteller: card,
      });
      await table.pass(300);
      const sent = table.broker.log.slice(from).filter(({ topic }) => topic.includes('/card/'));
      expect(sent).toHaveLength(1);
      for (const { topic, bytes } of sent) {
        expect(canariesIn(latin1.decode(bytes) + topic)).toEqual([]);
        const text = readable(key, topic, bytes);
        expect(text).toContain(`"Name ${index}"`);
        expect(canariesIn(text)).toEqual([]);
      }
      const got = storyteller.state().members[0]?.storytellerCard;
      expect(got?.name).toBe(`Name ${index}`);
      const found = canariesIn(JSON.stringify(got));
      expect(found.map(fieldOf).filter((field) => !FOR_STORYTELLER.includes(field))).toEqual([]);
      expect(found).toContain(sheet.concept);
      sealed += found.length;
    }
    expect(sealed).toBeGreaterThan(2 * numRuns);
  }, 300_000);

  it('is planted in every field that has words of its own, so that a new one can not be forgotten', () => {
    const sheets = fc.sample(anySheet, { numRuns: 100 }).map((sheet) => withCanaries(sheet, ''));
    const bare = Object.keys(sheetSchema.shape).filter((field) =>
      sheets.every((sheet) => !JSON.stringify(sheet[field as keyof Sheet] ?? '').includes('canary')),
    );
    expect(bare).toEqual(WITHOUT_WORDS);
  });
});

describe('what the table sees', () => {
  it('of effects is their names, and only when disclosed', () => {
    const withEffects = fc
      .sample(anySheet, { numRuns: 50 })
      .map((sheet, index) => withCanaries(sheet, `Name ${index}`));
    const shown = withEffects.map((sheet) =>
      publicCardFrom(storytellerCardOf(sheet), { health: false, willpower: false, effects: true }),
    );
    const found = shown.flatMap((card) => canariesIn(JSON.stringify(card)));
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(fieldOf))).toEqual(new Set(['effect']));
  });
});
