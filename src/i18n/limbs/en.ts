import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');

/** Limbs that are lost, put back and whole again. */
export const en = {
  title: 'Limbs',
  lost: 'Lost limbs',
  none: 'No limb is lost.',
  lostNote: 'Lost limb',
  putBackNote: 'Lost limb, put back',
  size: (n: number) => `Size ${count(n)}`,
  isPutBack: 'put back',
  backIn: (time: string) => `back in ${time}`,
  never: 'stays lost without regeneration',
  whole: 'whole',
  penalties: 'No rule gives a lost limb a penalty. What your table rules for it is added as an effect.',
  addEffect: 'Add effect',
  rests: 'Rests and time that passes count alike. The rest planner shows the same times.',
  act: 'What happens',
  acts: { lose: 'Is lost', reattach: 'Is put back', restore: 'Is restored' },
  help: {
    lose: 'Regeneration grows it back, hour by hour.',
    reattach:
      'Needs an ability that reattaches limbs, and the limb itself in a state to be joined on. The time starts anew, in minutes for hours.',
    restore: 'By an effect that makes it whole at once, or the Storyteller’s word.',
  },
  which: 'Limb',
  name: 'Limb',
  known: ['Left arm', 'Right arm', 'Left leg', 'Right leg', 'Left hand', 'Right hand', 'Foot', 'Finger', 'Eye', 'Tail'],
  sizeOf: 'Size of the limb',
  sizeHint: 'What is smaller than Size 1 counts as 1.',
  unnamed: 'Enter the limb',
  do: {
    lose: (name: string) => `Lose ${name}`,
    reattach: (name: string) => `Put ${name} back`,
    restore: (name: string) => `Restore ${name}`,
  },
  why: {
    title: (name: string) => `${name}: time left`,
    whole: (size: number, unit: 'hours' | 'minutes') => `Size ${count(size)} × 100 ${unit}, for a rating of 1`,
    grown: 'Already grown',
    divided: 'Divided by the regeneration',
    left: 'Left, up to a whole minute',
    regeneration: 'Regeneration',
  },
};
