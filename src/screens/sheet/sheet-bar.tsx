import { ChevronLeft, History } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { core } from '@/i18n/core';
import { sheet } from '@/i18n/sheet';
import { selectMode, selectSaving } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { IconButton } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { HealthBar } from '@/ui/health-bar';
import { useMessages } from '@/ui/preferences';
import { Orb } from '@/ui/sphere';
import { MoreMenu } from './more-menu';
import { useOpenSheet } from './open-sheet';
import type { OpenPanel } from './sheet-panel';
import { selectIdentity, selectIsRoundByHand, selectRound, selectTrack } from './sheet-values';

type SheetBarProps = Readonly<{
  onBack: () => void;
  onOpen: OpenPanel;
  onKeys: () => void;
  menu: ReactNode;
  /** Stands in the place of the round and whether it is saved. */
  crumb: ReactNode;
  /** Health comes into the bar once this is out of sight. */
  heading: RefObject<HTMLElement | null>;
}>;

/** Back, where we are, and the tools. On the phone it stays, with name and Health once the header has scrolled away. */
export function SheetBar({ onBack, onOpen, onKeys, menu, crumb, heading }: SheetBarProps) {
  const words = useMessages(sheet);
  const { term } = useMessages(core);
  const isStuck = useIsOutOfSight(heading);
  return (
    <header
      className={classNames(
        'sticky top-0 z-20 lg:static',
        isStuck && 'max-lg:border-b max-lg:border-line max-lg:bg-bg',
      )}
    >
      <div className="mx-auto flex h-14 max-w-[1280px] items-center gap-1 px-1 lg:h-13 lg:gap-3 lg:px-6">
        <button
          type="button"
          aria-label={words.toRoster}
          title={words.toRoster}
          onClick={onBack}
          className="inline-grid size-tap shrink-0 place-items-center rounded-2 hover:bg-surf-2 lg:-mx-[11px]"
        >
          <ChevronLeft size={24} strokeWidth={1.75} aria-hidden className="lg:hidden" />
          <Orb className="max-lg:hidden" />
        </button>
        <div className={classNames('flex min-w-0 flex-1', isStuck && 'max-lg:hidden')}>{crumb || <Crumb />}</div>
        {isStuck && <MiniHealth />}
        <IconButton icon={History} label={term.history} aria-keyshortcuts="Y" onClick={() => onOpen('history')} />
        <span className={classNames('contents', isStuck && 'max-lg:hidden')}>{menu}</span>
        <MoreMenu onOpen={onOpen} onKeys={onKeys} />
      </div>
    </header>
  );
}

function useIsOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // The bar itself covers the first 56 px.
    const observer = new IntersectionObserver(([seen]) => setIsOut(seen?.isIntersecting === false), {
      rootMargin: '-56px 0px 0px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
}

/** The round, and whether the sheet is saved. */
export function Crumb() {
  const words = useMessages(sheet);
  const { unit } = useMessages(core);
  const round = useOpenSheet(selectRound);
  const isByHand = useOpenSheet(selectIsRoundByHand);
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2 text-13 text-ink-2">
      <span className="whitespace-nowrap">
        {round > 0 ? unit.round(round) : words.outOfCombat}
        {isByHand && <small> {words.byHand}</small>}
      </span>
      <span className="text-ink-3">·</span>
      <SavedMark />
    </div>
  );
}

/** "Saved" shows only when the disk has said so. */
export function SavedMark() {
  const { saving } = useMessages(core);
  const state = useSheet(selectSaving);
  const mode = useSheet(selectMode);
  const words = { saved: saving.saved, saving: saving.saving, notSaved: saving.notSaved, stopped: saving.notSaved };
  const isKept = mode !== 'memoryOnly';
  const text = mode === 'readOnly' ? saving.readOnly : words[isKept ? state : 'notSaved'];
  return <span className="truncate text-ink-3">{text}</span>;
}

function MiniHealth() {
  const { name } = useOpenSheet(selectIdentity);
  const track = useOpenSheet(selectTrack);
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2.5 lg:hidden">
      <b className="max-w-[45%] truncate font-semibold max-[359px]:hidden">{name}</b>
      <HealthBar track={track} size="mini" className="min-w-0 flex-1" />
    </div>
  );
}
