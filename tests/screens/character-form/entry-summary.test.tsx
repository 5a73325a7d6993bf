import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '#tests/support/render';
import { useEntrySummary } from '@/editors/entry-summary';
import { newEntry } from '@/editors/new-entry';
import type { Gauge } from '@/model/sheet';

function Summary({ maximum }: Readonly<{ maximum: Gauge['maximum'] }>) {
  return <p>{useEntrySummary()('gauge', { ...newEntry('gauge', 'gauge'), source: '', maximum })}</p>;
}

it.each<[Gauge['maximum'], string]>([
  [{ kind: 'none' }, 'No maximum'],
  [{ kind: 'fixed', value: 6 }, 'At most 6'],
  [{ kind: 'attribute', attribute: 'dexterity' }, 'At most Dexterity'],
  [{ kind: 'legendary', attribute: 'dexterity' }, 'At most Legendary Dexterity'],
  [{ kind: 'skill', skill: 'Occult' }, 'At most Occult'],
  [{ kind: 'skillExtraSuccesses', skill: 'Occult' }, 'At most extra successes of Occult'],
])('[G-03] a Gauge in a list says how far it goes: %o', (maximum, told) => {
  renderUi(<Summary maximum={maximum} />);
  expect(screen.getByText(told)).toBeInTheDocument();
});
