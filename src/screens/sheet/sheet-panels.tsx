import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { selectMode } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { AttributesPanel } from './attributes-panel';
import { EnergyPanel } from './energy-panel';
import { GaugesPanel } from './gauges-panel';
import { HealthPanel } from './health-panel';
import { QuickNumbers } from './quick-numbers';
import type { OpenPanel } from './sheet-panel';
import { WillpowerPanel } from './willpower-panel';

const EffectsPanel = lazy(async () => ({ default: (await import('./effects-panel')).EffectsPanel }));
const DefensePanel = lazy(async () => ({ default: (await import('./late-panels')).DefensePanel }));
const MovementTiles = lazy(async () => ({ default: (await import('./late-panels')).MovementTiles }));
const SkillsPanel = lazy(async () => ({ default: (await import('./late-panels')).SkillsPanel }));
const ItemsPanel = lazy(async () => ({ default: (await import('./late-panels')).ItemsPanel }));
const ResourcesPanel = lazy(async () => ({ default: (await import('./late-panels')).ResourcesPanel }));
const PeoplePanel = lazy(async () => ({ default: (await import('./late-panels')).PeoplePanel }));
const DefencesPanel = lazy(async () => ({ default: (await import('./late-panels')).DefencesPanel }));

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

/** What is asked for only once the sheet is open, and keeps nothing else waiting. */
function Late({ children }: Readonly<{ children: ReactNode }>) {
  const isOpening = useSheet(selectMode) === 'opening';
  return !isOpening && <Suspense fallback={null}>{children}</Suspense>;
}

function Columns({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  return (
    <div className="grid grid-cols-[minmax(0,1.16fr)_minmax(0,1.06fr)_minmax(0,0.98fr)] items-start gap-3">
      <div className="grid gap-3">
        <HealthPanel onOpen={onOpen} />
        <WillpowerPanel onOpen={onOpen} />
        <GaugesPanel onOpen={onOpen} />
        <Late>
          <SkillsPanel onOpen={onOpen} />
          <ItemsPanel onOpen={onOpen} />
        </Late>
      </div>
      <div className="grid gap-3">
        <AttributesPanel onOpen={onOpen} />
        <QuickNumbers onOpen={onOpen}>
          <Late>
            <MovementTiles className="col-span-full border-t border-line" onOpen={onOpen} />
          </Late>
        </QuickNumbers>
        <Late>
          <DefensePanel />
          <DefencesPanel onOpen={onOpen} />
          <PeoplePanel onOpen={onOpen} />
        </Late>
      </div>
      <div className="grid gap-3">
        <EnergyPanel onOpen={onOpen} />
        <Late>
          <EffectsPanel onOpen={onOpen} />
        </Late>
        <Late>
          <ResourcesPanel onOpen={onOpen} />
        </Late>
      </div>
    </div>
  );
}

function PhoneOrder({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  return (
    <div className="grid grid-cols-1 *:min-w-0 sm:grid-cols-2 sm:[&>:nth-child(-n+2)]:col-span-2 sm:[&>:last-child:nth-child(odd)]:col-span-2 sm:[&>:nth-child(2n+4)]:border-l">
      <HealthPanel onOpen={onOpen} />
      <QuickNumbers withDefense onOpen={onOpen} />
      <WillpowerPanel onOpen={onOpen} />
      <EnergyPanel onOpen={onOpen} />
      <GaugesPanel onOpen={onOpen} />
      <AttributesPanel onOpen={onOpen} />
      <Late>
        <MovementTiles className="border-t border-line bg-panel" onOpen={onOpen} />
        <DefensePanel />
      </Late>
      <Late>
        <EffectsPanel onOpen={onOpen} />
      </Late>
      <Late>
        <SkillsPanel onOpen={onOpen} />
        <ItemsPanel onOpen={onOpen} />
        <ResourcesPanel onOpen={onOpen} />
        <DefencesPanel onOpen={onOpen} />
        <PeoplePanel onOpen={onOpen} />
      </Late>
    </div>
  );
}
