import type { RefObject } from 'react';
import { core } from '@/i18n/core';
import { useAwaitedHeading } from '@/ui/focus-heading';
import { useMessages } from '@/ui/preferences';
import { Dock } from './dock';
import { MindExplainer } from './mind-explainer';
import { useOpenSheet } from './open-sheet';
import type { OpenPanel } from './sheet-panel';
import { selectIdentity } from './sheet-values';
import { StatusWhy } from './status-why';

type SheetHeadingProps = Readonly<{ heading: RefObject<HTMLElement | null>; onOpen: OpenPanel }>;

/** Who it is and how they are, with the actions beside it. */
export function SheetHeading({ heading, onOpen }: SheetHeadingProps) {
  return (
    <div className="px-4 pb-4 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-x-6 lg:px-0 lg:pt-2">
      <section ref={heading}>
        <Identity />
        <div className="mt-3 flex flex-wrap gap-x-2 gap-y-2.5 lg:mt-2">
          <StatusWhy />
          <MindExplainer />
        </div>
      </section>
      <Dock onOpen={onOpen} />
    </div>
  );
}

function Identity() {
  const words = useMessages(core);
  useAwaitedHeading();
  const { name, otherName, concept, rank, portrait } = useOpenSheet(selectIdentity);
  return (
    <div className="flex items-center gap-3">
      <title>{`${name} · ${words.appName}`}</title>
      {portrait && <img src={portrait} alt="" className="size-14 shrink-0 rounded-2 object-cover lg:size-18" />}
      <div className="min-w-0">
        <h1 className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 text-24 wrap-anywhere lg:text-32">
          {name}
          {otherName && <small className="text-17 font-normal text-ink-2 lg:text-20">{otherName}</small>}
        </h1>
        <p className="mt-0.5 text-13 text-ink-2">{[concept, words.rank(rank)].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}
