import { ORDINARY_GAUGE, ORDINARY_POOL } from '@/model/energy';
import type { EnergyPool, Gauge, Resource } from '@/model/sheet';
import type { Command } from '@/rules';

/** A pool of Intelligence (2), with room for 10 points and 5 of them left. */
export const aPool = (name: string, change: Partial<EnergyPool> = {}): EnergyPool => ({
  ...ORDINARY_POOL,
  id: name,
  name,
  keys: ['intelligence'],
  current: 5,
  reopenings: 0,
  enhancement: 0,
  bonus: 8,
  ...change,
});

/** A Gauge of a Bloodline that is not on the sheet, from 0 to 10. */
export const aGauge = (name: string, change: Partial<Gauge> = {}): Gauge => ({
  ...ORDINARY_GAUGE,
  id: name,
  name,
  source: 'Bloodline',
  current: 0,
  maximum: { kind: 'fixed', value: 10 },
  ...change,
});

/** A Bloodline that works and needs nothing. */
export const aResource = (id: string, change: Partial<Resource> = {}): Resource => ({
  id,
  name: id,
  kind: 'bloodline',
  under: null,
  essence: 'Magical',
  essenceChanges: [],
  degradesTo: '',
  level: 'C',
  price: 'C',
  acquired: 'exchanged',
  needs: [],
  grants: [],
  slots: 0,
  imposedByOverseer: false,
  ruling: null,
  tags: [],
  modifiers: [],
  obtainedAt: 0,
  note: '',
  ...change,
});

type GainPool = Extract<Command, { type: 'pool/gain' }>;

/** Gains a pool with a Bloodline that is only named. */
export function gainPool(
  name: string,
  change: Partial<GainPool['pool']> = {},
  rest: Partial<Omit<GainPool, 'type' | 'pool' | 'source'>> & { source?: Partial<GainPool['source']> } = {},
): GainPool {
  const {
    current: _,
    reopenings: __,
    openings: ___,
    enhancement: ____,
    bonus: _____,
    gainedAt: ______,
    ...pool
  } = aPool(name);
  const { source, ...more } = rest;
  return {
    type: 'pool/gain',
    pool: { ...pool, ...change } as GainPool['pool'],
    source: { resource: null, name: 'A Bloodline', kind: 'bloodline', way: 'withResource', ...source },
    confirmed: false,
    ...more,
  };
}

type Pay = Extract<Command, { type: 'pool/pay' }>;

/** Pays a cost in one pool's energy; null lets the payer choose. */
export const pay = (
  pool: string | null,
  amount: number,
  payments: Readonly<Record<string, number>>,
  { reduction = 0, ...cost }: Partial<Pay['cost']> & { reduction?: number } = {},
): Pay => ({
  type: 'pool/pay',
  cost: { pool, amount, nature: null, specialAllowed: false, ...cost },
  reduction,
  payments: Object.entries(payments).map(([id, points]) => ({ pool: id, amount: points })),
});
