/** The parts of a sheet of version 1 that change. */
type Before = Readonly<{
  effects: readonly Readonly<{ source: string; modifiers: readonly Readonly<{ target: string; amount: number }>[] }>[];
  energyPools: readonly object[];
  gauges: readonly object[];
}>;

function targetOf(name: string) {
  if (name === 'maximumHealth' || name === 'maximumWillpower') return { on: 'value', value: name };
  if (name === 'willRoll' || name === 'willSave') {
    return { on: 'roll', roll: { attribute: null, skill: '', tag: name, item: '' } };
  }
  return { on: 'attribute', attribute: name };
}

/** Version 1 simply added its changes up, as perfect bonuses do. */
const modifierOf = ({ target, amount }: Before['effects'][number]['modifiers'][number]) => ({
  target: targetOf(target),
  amount,
  type: 'perfect',
  named: '',
  wording: 'gain',
  stacks: false,
  upgrade: null,
});

const POOL = {
  openings: [],
  category: 'unclassified',
  statedGroups: [],
  otherNatures: [],
  modes: [],
  variant: null,
  countsAsPool: true,
  openTo: [],
  paysInPlaceOf: [],
  bansLater: [],
  gainedAt: 0,
  recovery: '',
};

const GAUGE = { resource: null, natures: [], rejectsGauges: [], rejectsPools: [] };

/** Version 1 to 2: bonuses get types, things get sources, and a sheet gets resources, Skills, items and defences. */
export function typedBonuses(sheet: unknown): unknown {
  const before = sheet as Before;
  return {
    ...before,
    effects: before.effects.map((effect) => ({
      ...effect,
      source: { resource: null, name: effect.source, level: null, ability: '', purchase: 1 },
      modifiers: effect.modifiers.map(modifierOf),
      buff: '',
      amplified: 0,
      mindAffecting: false,
      healing: null,
      tags: [],
    })),
    energyPools: before.energyPools.map((pool) => ({ ...POOL, ...pool })),
    gauges: before.gauges.map((gauge) => ({ ...GAUGE, ...gauge })),
    resources: [],
    skills: [],
    items: [],
    defences: [],
    secondHealth: null,
    lostLimbs: [],
    people: [],
    contracts: [],
    being: {
      kind: 'person',
      owner: '',
      mindless: false,
      ofDarkness: false,
      ofLight: false,
      flammable: false,
      conductive: false,
      lifespan: null,
    },
    suppression: null,
    gainBans: [],
    experience: 0,
  };
}
