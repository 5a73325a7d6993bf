import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Crumb, SavedMark } from '@/screens/sheet/sheet-bar';
import { type SheetPanel, SheetScreen } from '@/screens/sheet/sheet-screen';
import { isInParty } from '@/storage/sheets-in-party';
import { selectMode, selectUnsavedCount } from '@/store/selectors';
import { leaveSheet, showSheet } from '@/store/show-sheet';
import { useSheet } from '@/store/use-sheet';
import { LoadingBars } from '@/ui/loading-bars';
import { ErrorBoundary } from './error-boundary';

const FullScreen = lazy(async () => ({ default: (await import('./over-sheet')).FullScreen }));
const PartyLine = lazy(async () => ({ default: (await import('./party-seat')).PartyLine }));
const PartyOnSheet = lazy(async () => ({ default: (await import('./party-seat')).PartyOnSheet }));
const OverSheet = lazy(async () => ({ default: (await import('./over-sheet')).OverSheet }));

type SheetRouteProps = Readonly<{
  id: string;
  panel: string | undefined;
  onBack: () => void;
  onPanel: (panel: SheetPanel | null) => void;
  /** Opens another sheet. */
  onSheet: (id: string) => void;
  menu: ReactNode;
}>;

/** The open sheet, and over it the panel that the address names. */
export function SheetRoute({ id, panel, onBack, onPanel, onSheet, menu }: SheetRouteProps) {
  useEffect(() => {
    void showSheet(id);
    return () => void leaveSheet();
  }, [id]);

  const isOpening = useSheet(selectMode) === 'opening';
  const onClose = () => onPanel(null);
  const isFull = isFullScreen(panel);
  const inParty = isInParty(id);
  return (
    <>
      {isFull ? (
        <PanelFrame onClose={onClose} waiting={<LoadingBars />}>
          {isOpening ? <LoadingBars /> : <FullScreen id={id} panel={panel} onClose={onClose} />}
        </PanelFrame>
      ) : (
        // Nobody has held the record against the schema yet: what can't be drawn now turns out to be damaged then.
        <ErrorBoundary onLeave={onBack} waiting={isOpening && <LoadingBars />}>
          <SheetScreen
            onBack={onBack}
            onOpen={onPanel}
            menu={menu}
            crumb={inParty && <PartyCrumb onPanel={onPanel} />}
          />
        </ErrorBoundary>
      )}
      <UnsavedGuard />
      {!isFull && (
        <PanelFrame onClose={onClose}>
          {!isOpening && panel && <OverSheet panel={panel} onClose={onClose} onPanel={onPanel} onSheet={onSheet} />}
        </PanelFrame>
      )}
      {inParty && (
        <PartyFrame otherwise={NOTHING}>
          <PartyOnSheet sheetId={id} showsOffers={!isFull} onOpen={onPanel} />
        </PartyFrame>
      )}
    </>
  );
}

/** The party beside the sheet: whatever becomes of it, the sheet goes on. */
function PartyFrame({ otherwise, children }: Readonly<{ otherwise: ReactNode; children: ReactNode }>) {
  return (
    <ErrorBoundary onLeave={() => undefined} waiting={otherwise}>
      <Suspense fallback={otherwise}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const NOTHING = <span hidden />;

function PartyCrumb({ onPanel }: Readonly<{ onPanel: (panel: SheetPanel) => void }>) {
  return (
    <PartyFrame otherwise={<Crumb />}>
      <PartyLine onOpen={() => onPanel('party')} saved={<SavedMark />} otherwise={<Crumb />} />
    </PartyFrame>
  );
}

/** Asks before the tab closes on a change that is not on disk. By itself, as every change comes past here twice. */
function UnsavedGuard() {
  const unsaved = useSheet(selectUnsavedCount) > 0;
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return null;
}

type FrameProps = Readonly<{ onClose: () => void; waiting?: ReactNode; children: ReactNode }>;

function PanelFrame({ onClose, waiting = null, children }: FrameProps) {
  return (
    <ErrorBoundary onLeave={onClose}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Whether a panel takes the place of the sheet. */
export const isFullScreen = (panel: string | undefined): panel is string =>
  panel !== undefined && FULL_SCREEN.test(panel);

const FULL_SCREEN = /^(rest|edit|print|table-rules|offered-rules|toolbox(:.*)?)$/;
