import { expect, it } from 'vitest';
import { aResource, aSheet } from '#tests/support/builders';
import { play, refusalOf } from '#tests/support/trace';
import type { Resource } from '@/model/sheet';
import { type Command, resourceStates } from '@/rules';

const strong = { kind: 'attribute', attribute: 'strength', atLeast: 5 } as const;
const needy = (change: Partial<Resource> = {}) => aSheet({ resources: [aResource({ needs: [strong], ...change })] });
const rule = (ruling: Resource['ruling'], id = 'resource'): Command => ({ type: 'resource/rule', id, ruling });

it.each([
  ['[M-60] suspended for what it lacks', needy(), { state: 'suspended', missing: [strong], rule: 'M-60' }],
  [
    '[M-61] imposed by the Overseer',
    needy({ imposedByOverseer: true }),
    { state: 'imposed', missing: [strong], rule: 'M-61' },
  ],
  ['[M-60] ruled on', needy({ ruling: 'on' }), { state: 'ruledOn', missing: [strong], rule: 'M-60' }],
  ['[M-60] ruled off', needy({ ruling: 'off', needs: [] }), { state: 'ruledOff', missing: [] }],
  ['[M-60] working', needy({ needs: [] }), { state: 'works', missing: [], rule: null }],
  [
    '[S-07] held down before anything else',
    { ...needy(), suppression: { essence: 'Magical', mode: 'fail' } as const },
    { state: 'fails', rule: 'S-07' },
  ],
])('a resource can be %s', (_, sheet, state) => {
  expect(resourceStates(sheet).get('resource')).toMatchObject(state);
});

it('[M-60] what needs a resource that is out of force is out as well', () => {
  const sheet = aSheet({
    resources: [
      aResource({ ruling: 'off', grants: ['darkness'] }),
      aResource({ id: 'pool', needs: [{ kind: 'fact', fact: 'darkness' }] }),
      aResource({ id: 'burst', needs: [{ kind: 'resource', id: 'pool' }] }),
    ],
  });
  expect([...resourceStates(sheet).values()].map(({ state }) => state)).toEqual(['ruledOff', 'suspended', 'suspended']);
});

it('[M-60] the Storyteller rules, and leaves it to the rules again', () => {
  const { sheet } = play(needy(), rule('on'));
  expect(resourceStates(sheet).get('resource')?.state).toBe('ruledOn');
  expect(resourceStates(play(sheet, rule(null)).sheet).get('resource')?.state).toBe('suspended');
  expect(refusalOf(sheet, rule('on'))).toBe('M-60 nothingToDo');
  expect(refusalOf(sheet, rule('on', 'x'))).toBe('M-60 unknownEntry');
});
