import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { type SheetPanel, SheetScreen } from '@/screens/sheet/sheet-screen';
import { selectMode, selectUnsavedCount } from '@/store/selectors';
import { leaveSheet, showSheet } from '@/store/show-sheet';
import { useSheet } from '@/store/use-sheet';
import { LoadingBars } from '@/ui/loading-bars';
import { ErrorBoundary } from './error-boundary';

const FullScreen = lazy(async () => ({ default: (await import('./over-sheet')).FullScreen }));
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
  if (panel && FULL_SCREEN.test(panel)) {
    return (
      <>
        <PanelFrame onClose={onClose} waiting={<LoadingBars />}>
          {isOpening ? <LoadingBars /> : <FullScreen id={id} panel={panel} onClose={onClose} />}
        </PanelFrame>
        <UnsavedGuard />
      </>
    );
  }
  return (
    <>
      {/* Nobody has held the record against the schema yet: what can't be drawn now turns out to be damaged then. */}
      <ErrorBoundary onLeave={onBack} waiting={isOpening && <LoadingBars />}>
        <SheetScreen onBack={onBack} onOpen={onPanel} menu={menu} />
      </ErrorBoundary>
      <UnsavedGuard />
      <PanelFrame onClose={onClose}>
        {!isOpening && panel && <OverSheet panel={panel} onClose={onClose} onPanel={onPanel} onSheet={onSheet} />}
      </PanelFrame>
    </>
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

const FULL_SCREEN = /^(rest|edit|table-rules|toolbox(:.*)?)$/;
