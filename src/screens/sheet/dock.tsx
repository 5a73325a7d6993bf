import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { sheet } from '@/i18n/sheet';
import { selectMode } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { classNames } from '@/ui/class-names';
import { useMessages } from '@/ui/preferences';
import { useSheetMarking } from './marking-scope';
import { QuickActions } from './quick-actions';
import type { OpenPanel } from './sheet-panel';

const MarkingBar = lazy(async () => ({ default: (await import('@/ui/marking-bar')).MarkingBar }));
const UndoLine = lazy(async () => ({ default: (await import('./undo-line')).UndoLine }));

/** Undo, redo and the quick actions; the marking bar while marking. At the bottom of the phone, in the header else. */
export function Dock({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  const words = useMessages(sheet);
  const isOpen = useSheet(selectMode) !== 'opening';
  return (
    <nav
      aria-label={words.quickActions}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surf-1 px-2 pb-[max(8px,env(safe-area-inset-bottom))] lg:relative lg:inset-auto lg:z-auto lg:border-0 lg:bg-transparent lg:p-0"
    >
      <UnlessMarking>
        <div className="-mx-2 mb-1.5 flex min-h-tap items-center gap-1 border-b border-line px-2 lg:m-0 lg:min-h-9 lg:border-0 lg:p-0">
          {isOpen && (
            <Suspense fallback={null}>
              <UndoLine />
            </Suspense>
          )}
        </div>
        <QuickActions onOpen={onOpen} />
      </UnlessMarking>
    </nav>
  );
}

/**
 * While marking, the bar in place of the rest, which is hidden and not taken away: it comes back with every mark.
 * On wide screens the bar floats, so that the track stays where it is under the pointer.
 */
function UnlessMarking({ children }: Readonly<{ children: ReactNode }>) {
  const marking = useSheetMarking();
  useFocusBack(marking.active);
  return (
    <>
      {marking.active && (
        <div className="lg:absolute lg:top-0 lg:right-0 lg:z-30 lg:w-[440px] lg:rounded-3 lg:border lg:border-line-2 lg:bg-surf-1 lg:px-2 lg:pb-2 lg:shadow-float">
          <Suspense fallback={null}>
            <MarkingBar marking={marking} />
          </Suspense>
        </div>
      )}
      <div
        className={classNames('lg:flex lg:flex-col-reverse lg:items-end lg:gap-0.5', marking.active && 'max-lg:hidden')}
        style={marking.active ? { visibility: 'hidden' } : undefined}
      >
        {children}
      </div>
    </>
  );
}

/** The bar goes with its buttons; the track takes the focus they had. */
function useFocusBack(isMarking: boolean): void {
  useEffect(() => {
    if (!isMarking) return;
    return () => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('[data-grade][tabindex="0"]')?.focus({ preventScroll: true });
    };
  }, [isMarking]);
}
