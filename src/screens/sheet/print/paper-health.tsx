import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { print } from '@/i18n/print';
import { HEALTH_STATES, type Track } from '@/model/health';
import { trackTotal } from '@/rules';
import { GradeSymbol } from '@/ui/grade-mark';
import { useLanguage, useMessages } from '@/ui/preferences';
import { mindState, selectMaximumHealth, selectMind, selectStatus } from '../sheet-values';
import { type OfSheet, PaperCell, PaperSection, usePaperSum } from './paper-parts';

/** Above this a track is numbers to write over, not boxes to cross. */
const MOST_BOXES = 100;
const LARGE_BOXES = 30;

/** Worst first, as on the screen. */
const IN_ORDER = HEALTH_STATES.toReversed();

export function PaperHealth({ sheet }: OfSheet) {
  const words = useMessages(print);
  const { term, state, status, mind } = useMessages(core);
  const language = useLanguage();
  const sum = usePaperSum();
  const { track, temporary } = sheet.health;
  const consciousness = mindState(selectMind(sheet));
  const standing = [
    status[selectStatus(sheet).status],
    ...(consciousness === 'conscious' ? [] : [mind[consciousness]]),
  ];
  return (
    <PaperSection title={term.health} small={sum(selectMaximumHealth(sheet))}>
      <Boxes track={track} />
      {sheet.secondHealth?.track && (
        <>
          <h3>{sheet.secondHealth.name}</h3>
          <Boxes track={sheet.secondHealth.track} />
        </>
      )}
      <ul className="paper-key">
        {HEALTH_STATES.map((one) => (
          <li key={one}>
            <GradeSymbol state={one} /> {state[one]} {formatNumber(track[one], language)}
          </li>
        ))}
        <li>
          {term.temporaryHealth} <PaperCell>{formatNumber(temporary, language)}</PaperCell>
        </li>
        <li>
          {words.statusTitle} <PaperCell>{standing.join(' · ')}</PaperCell>
        </li>
      </ul>
    </PaperSection>
  );
}

function Boxes({ track }: Readonly<{ track: Track }>) {
  const total = trackTotal(track);
  if (total > MOST_BOXES) return null;
  const states = IN_ORDER.flatMap((state) => Array.from({ length: track[state] }, () => state));
  return (
    <div aria-hidden className="paper-track" data-large={total <= LARGE_BOXES}>
      {states.map((state, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place on the track
        <i key={place} className={`grade ${state}`} />
      ))}
    </div>
  );
}
