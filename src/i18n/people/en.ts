import type { Attitude } from '@/model/attitudes';

/** People the character deals with, and the contracts they are bound by. */
export const en = {
  title: 'People and contracts',
  empty: 'Nobody known, nothing signed.',
  people: 'People',
  contracts: 'Contracts',
  beast: 'Beast',
  warmer: (name: string) => `${name}: one step warmer`,
  colder: (name: string) => `${name}: one step colder`,
  place: (step: number, steps: number) => `${step} of ${steps}`,
  scale: 'All attitudes',
  moves: 'No rule moves it and no dice come of it: the Storyteller says when it changes.',
  meaning: {
    hostile: 'Would pay with their own life to end the character’s',
    unfriendly: 'Does harm wherever it is safe to',
    wary: 'Does not quite trust the character',
    indifferent: 'Is not interested either way',
    friendly: 'Has some liking for the character',
    helpful: 'Helps as long as it costs them nothing',
    devoted: 'Would die for the character',
    obedient: 'Is tame through and through',
  } satisfies Record<Attitude, string>,
  does: {
    hostile: 'Fights, hinders and accuses.',
    unfriendly: 'Lies, slanders and insults; suspects the character first; gets away.',
    wary: 'Says nothing untrue, but leaves out what matters; keeps at a distance.',
    indifferent: 'Deals with the character as with anyone.',
    friendly: 'Tells what they know and think; does small favors.',
    helpful: 'Warns, backs and helps within bounds; tends wounds after a fight; buffs the character with the group.',
    devoted: 'Guards the character in a fight, tends wounds and buffs them alone in it; stands by any plan.',
    obedient: 'Plays, is affectionate, shows where it is weak, and lets itself be ridden.',
  } satisfies Record<Attitude, string>,
  as: (role: string, partner: string) => `As ${role}, with ${partner}`,
  allows: (roles: string) => `Leaves open: ${roles}`,
  openRole: (kind: string, role: string) => `${role} in a ${kind} contract`,
  closed: 'Leaves no other contract open.',
};
