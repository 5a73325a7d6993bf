import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { print } from '@/i18n/print';
import { useLanguage, useMessages } from '@/ui/preferences';
import { PaperAttributes } from './paper-attributes';
import { PaperDefense, PaperWhenHit } from './paper-defense';
import { PaperHealth } from './paper-health';
import { PaperLasting } from './paper-lasting';
import { type OfSheet, PaperSection } from './paper-parts';
import { PaperRest } from './paper-rest';
import { PaperStores, PaperWillpower } from './paper-stores';
import './paper.css';

/** One A4 page in black ink: what stands on the sheet, and beside it how hits and rests are worked out by hand. */
export function Paper({ sheet }: OfSheet) {
  const words = useMessages(print);
  const { appName } = useMessages(core);
  return (
    <article className="paper" aria-label={words.paper(sheet.name)}>
      <PaperHeading sheet={sheet} />
      <PaperHealth sheet={sheet} />
      <div className="paper-two">
        <PaperWillpower sheet={sheet} />
        <PaperStores sheet={sheet} />
      </div>
      <PaperAttributes sheet={sheet} />
      <div className="paper-two">
        <PaperDefense sheet={sheet} />
        <PaperWhenHit sheet={sheet} />
        <PaperLasting sheet={sheet} />
        <PaperRest />
      </div>
      <PaperSection title={words.notes} className="paper-notes">
        {sheet.notes !== '' && <p>{sheet.notes}</p>}
        <div aria-hidden />
      </PaperSection>
      <footer>{words.footer(appName, sheet.time.round)}</footer>
    </article>
  );
}

function PaperHeading({ sheet }: OfSheet) {
  const words = useMessages(print);
  const { term, rank } = useMessages(core);
  const language = useLanguage();
  const { name, otherName, concept, size, player = '', points } = sheet;
  const facts = [
    [words.player, player],
    [words.film, ''],
    [term.points, formatNumber(points, language)],
  ] as const;
  return (
    <header>
      <div>
        <p className="paper-name">
          {name} {otherName && <small>{otherName}</small>}
        </p>
        <p>{[concept, rank(sheet.rank), words.size(size)].filter(Boolean).join(' · ')}</p>
      </div>
      <dl>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
