import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { roster } from '@/i18n/roster';
import type { Track } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { useLanguage, useMessages } from '@/ui/preferences';
import { ThinBar } from '@/ui/thin-bar';

/** The name, and lighter the other one. */
export function FullName({ sheet }: Readonly<{ sheet: Pick<Sheet, 'name' | 'otherName'> }>) {
  return (
    <>
      {sheet.name}
      {sheet.otherName && (
        <>
          {' '}
          <span className="ml-0.5 text-15 font-normal text-ink-2">{sheet.otherName}</span>
        </>
      )}
    </>
  );
}

/** `Clone of Lin Yao`; nothing for one's own master. */
export function Being({ sheet: { being } }: Readonly<{ sheet: Pick<Sheet, 'being'> }>) {
  const { beingOf } = useMessages(roster);
  if (being.kind !== 'summon' && being.kind !== 'clone') return null;
  return <p className="text-13 text-ink-2">{beingOf[being.kind](being.owner)}</p>;
}

/** `Night-shift paramedic · C-Rank`. */
export function Concept({ sheet }: Readonly<{ sheet: Pick<Sheet, 'concept' | 'rank'> }>) {
  const { rank } = useMessages(core);
  return (
    <p className="text-13 text-ink-2">
      {sheet.concept && `${sheet.concept} · `}
      <span className="whitespace-nowrap">{rank(sheet.rank)}</span>
    </p>
  );
}

/** The thin bar with healthy and maximum Health beside it. */
export function HealthLine({ track, maximum }: Readonly<{ track: Track; maximum: number }>) {
  const words = useMessages(roster);
  const language = useLanguage();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 text-13 text-ink-2">
      <ThinBar track={track} />
      <span className="whitespace-nowrap">
        <span className="sr-only">{words.healthyOf(track.healthy, maximum)}</span>
        <span aria-hidden>
          <b className="font-semibold text-ink">{formatNumber(track.healthy, language)}</b>
          {` / ${formatNumber(maximum, language)}`}
        </span>
      </span>
    </div>
  );
}
