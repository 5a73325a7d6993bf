import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');
const signed = (n: number) => `${n < 0 ? '−' : '+'}${count(Math.abs(n))}`;

/** The panels of the sheet that come after what is asked for every round. */
export const en = {
  edit: (name: string) => `Edit ${name}`,
  roll: (name: string) => `Roll ${name}`,
  defense: {
    title: 'Defense',
    empty: 'Nothing gives Defense.',
    strips: (armor: number, speed: number) =>
      `Armor Piercing can strip ${count(armor)}. High Speed can cut ${count(speed)}.`,
    attack: 'Against an attack',
    against: 'Defense against this attack',
    armorPiercing: 'Armor Piercing',
    highSpeed: 'High Speed',
    spellPiercing: 'Spell Piercing',
    penalty: 'Other penalty',
    mental: 'Strikes the mind',
    willpower: (points: number) => `Willpower: +${count(points)} against this attack`,
    traitsOff: (names: string) => `Traits that stop: ${names}.`,
    pay: 'Pay 1 Willpower',
  },
  skills: { title: 'Skills', empty: 'No Skills.' },
  resources: {
    title: 'Resources',
    empty: 'No resources.',
    state: {
      works: '',
      imposed: (missing: string) => `Works without ${missing}: the Overseer took it for a time`,
      ruledOn: 'Works: the Storyteller says so',
      fails: 'Fails: its Essence is held down',
      degraded: (to: string) => `Reduced to ${to}`,
      suspended: (missing: string) => `Suspended: lacks ${missing}`,
      ruledOff: 'Ruled out by the Storyteller',
    },
    needs: (needs: string) => `Needs ${needs}.`,
    essenceNow: 'Essence now',
    restoreEssence: 'End the last change of Essence',
  },
  items: {
    title: 'Items',
    empty: 'No items.',
    use: (name: string) => `Use ${name}`,
    useShort: 'Use',
    noneLeft: 'None left',
    value: 'Value',
    worn: 'Worn or in hand',
    strength: (missing: number, penalty: number) => `Strength short by ${count(missing)}: ${signed(-penalty)}`,
    fit: (penalty: number) => `Wrong Size: ${signed(-penalty)}`,
    unusable: 'Too much for its user',
    fails: 'Fails: its Essence is held down',
    degraded: (to: string) => `Reduced to ${to}`,
  },
  defences: {
    title: 'Defenses, in their order',
    empty: 'No defenses against damage.',
    switchOn: (name: string) => `Switch ${name} on`,
    switchOff: (name: string) => `Switch ${name} off`,
    off: 'Switched off',
  },
  effects: {
    replaced: (name: string) => `Took the place of ${name}.`,
    dismiss: (name: string) => `Dismiss ${name}`,
    lacks: (missing: string) => `Lacks ${missing}`,
  },
  film: {
    title: 'What the Film holds down',
    none: 'No Essence is held down',
    holds: (essence: string) => `${essence} things are held down`,
    mode: 'They',
    modes: { fail: 'Fail', degrade: 'Sink to something simpler' },
    essence: 'Essence',
    by: 'By',
    bys: { film: 'The Film', effect: 'A zone, spell or power' },
    hold: (essence: string) => `Hold ${essence} things down`,
    lift: 'Everything works again',
  },
  tiles: { defense: 'Defense', initiative: 'Initiative', speed: 'Speed' },
};
