import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { selectIsUnsafe, selectMode, selectSheet } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { LoadingBars } from '@/ui/loading-bars';
import { MarkingScope } from './marking-scope';
import { useOpenSheet } from './open-sheet';
import { SheetBar } from './sheet-bar';
import { SheetHeading } from './sheet-heading';
import type { OpenPanel } from './sheet-panel';
import { SheetPanels } from './sheet-panels';
import { selectIsUrgent } from './sheet-values';
import { useSheetKeys } from './use-sheet-keys';

export type { SheetPanel } from './sheet-panel';

const SheetBanners = lazy(async () => ({ default: (await import('./sheet-banners')).SheetBanners }));
const OwedCards = lazy(async () => ({ default: (await import('./owed-cards')).OwedCards }));
const KeyList = lazy(async () => ({ default: (await import('./key-list')).KeyList }));
const SheetProblem = lazy(async () => ({ default: (await import('./sheet-problem')).SheetProblem }));

type SheetScreenProps = Readonly<{
  onBack: () => void;
  onOpen: OpenPanel;
  /** The app's settings menu, for the top bar. */
  menu: ReactNode;
  /** For the top bar, in the place of the round and whether it is saved. */
  crumb?: ReactNode;
}>;

/** The sheet that is open in the store, or why it can't be shown. */
export function SheetScreen(props: SheetScreenProps) {
  const { onBack } = props;
  const mode = useSheet(selectMode);
  const isOpen = useSheet((state) => selectSheet(state) !== null);
  switch (mode) {
    case 'newerVersion':
    case 'damaged':
    case 'missing':
    case 'failed':
      return (
        <Suspense fallback={<LoadingBars />}>
          <SheetProblem mode={mode} onBack={onBack} />
        </Suspense>
      );
    case 'closed':
    case 'loading':
      return <LoadingBars />;
    default:
      return isOpen ? <OpenSheet {...props} /> : <LoadingBars />;
  }
}

function OpenSheet({ onBack, onOpen, menu, crumb }: SheetScreenProps) {
  const heading = useRef<HTMLElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const onKeys = () => setShowsKeys(true);
  return (
    <>
      <SheetBar onBack={onBack} onOpen={onOpen} onKeys={onKeys} menu={menu} crumb={crumb} heading={heading} />
      <main className="mx-auto max-w-[1280px] pb-[132px] lg:px-6 lg:pb-6">
        <MarkingScope>
          <SheetHeading heading={heading} onOpen={onOpen} />
          <Notices />
          <SheetPanels onOpen={onOpen} />
        </MarkingScope>
      </main>
      <SheetKeys onOpen={onOpen} onKeys={onKeys} />
      {showsKeys && (
        <Suspense fallback={null}>
          <KeyList onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What needs the player now, above everything else; fetched when there is something. */
function Notices() {
  const isUnsafe = useSheet(selectIsUnsafe);
  const isUrgent = useOpenSheet(selectIsUrgent);
  return (
    <Suspense fallback={null}>
      {isUnsafe && <SheetBanners />}
      {isUrgent && <OwedCards />}
    </Suspense>
  );
}

/** Renders nothing: what the keys depend on must not render the screen. */
function SheetKeys({ onOpen, onKeys }: Readonly<{ onOpen: OpenPanel; onKeys: () => void }>) {
  useSheetKeys(onOpen, onKeys);
  return null;
}
