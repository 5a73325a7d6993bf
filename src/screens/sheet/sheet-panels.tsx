import { useSyncExternalStore } from 'react';
import { AttributesPanel } from './attributes-panel';
import { EffectsPanel } from './effects-panel';
import { EnergyPanel } from './energy-panel';
import { GaugesPanel } from './gauges-panel';
import { HealthPanel } from './health-panel';
import { QuickNumbers } from './quick-numbers';
import type { OpenPanel } from './sheet-panel';
import { WillpowerPanel } from './willpower-panel';

const wideQuery = () => matchMedia('(width >= 60rem)');

function onWidth(notify: () => void): () => void {
  const query = wideQuery();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

const isWideNow = () => wideQuery().matches;

/**
 * The panels in reading order. Three columns of their own height can't be had from one list by CSS alone without
 * gaps, so wide screens get the columns in the page itself; focus follows what is seen on both.
 */
export function SheetPanels({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  const isWide = useSyncExternalStore(onWidth, isWideNow);
  return isWide ? <Columns onOpen={onOpen} /> : <PhoneOrder onOpen={onOpen} />;
}

function Columns({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  return (
    <div className="grid grid-cols-[minmax(0,1.16fr)_minmax(0,1.06fr)_minmax(0,0.98fr)] items-start gap-3">
      <div className="grid gap-3">
        <HealthPanel />
        <WillpowerPanel />
        <GaugesPanel />
      </div>
      <div className="grid gap-3">
        <AttributesPanel />
        <QuickNumbers />
      </div>
      <div className="grid gap-3">
        <EnergyPanel />
        <EffectsPanel onOpen={onOpen} />
      </div>
    </div>
  );
}

function PhoneOrder({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  return (
    <div className="grid grid-cols-1 *:min-w-0 sm:grid-cols-2 sm:[&>:nth-child(-n+2)]:col-span-2 sm:[&>:last-child:nth-child(odd)]:col-span-2 sm:[&>:nth-child(2n+4)]:border-l">
      <HealthPanel />
      <QuickNumbers />
      <WillpowerPanel />
      <EnergyPanel />
      <GaugesPanel />
      <AttributesPanel />
      <EffectsPanel onOpen={onOpen} />
    </div>
  );
}
