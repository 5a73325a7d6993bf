import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { damageTerms } from '@/i18n/damage-terms';
import { defenceCover, defenceTitle } from '@/i18n/defence-words';
import { panels } from '@/i18n/panels';
import { print } from '@/i18n/print';
import { RULEBOOK, resourcesOff } from '@/rules';
import { useLanguage, useMessages } from '@/ui/preferences';
import { selectDefences, selectDefense } from '../panel-values';
import { type OfSheet, PaperRow, PaperSection, usePaperParts } from './paper-parts';

/** Defense by what gives it. */
export function PaperDefense({ sheet }: OfSheet) {
  const words = useMessages(panels).defense;
  const language = useLanguage();
  const parts = usePaperParts();
  const { total, rows } = selectDefense(sheet);
  return (
    <PaperSection title={words.title} total={formatNumber(total.value, language)}>
      <ul className="paper-list">
        {rows.map((row) => (
          <PaperRow
            key={row.rule}
            name={RULEBOOK[row.rule].title[language === 'en' ? 'en' : 'zh']}
            small={parts(row, ', ')}
            end={<b>{formatNumber(row.value, language)}</b>}
          />
        ))}
      </ul>
    </PaperSection>
  );
}

/** What keeps damage off, in the order in which a hit meets it; what is switched off or out of force is left out. */
export function PaperWhenHit({ sheet }: OfSheet) {
  const words = useMessages(print);
  const terms = useMessages(damageTerms);
  const coreWords = useMessages(core);
  const language = useLanguage();
  const off = resourcesOff(sheet);
  const inForce = selectDefences(sheet).filter(
    ({ on, source }) => on && (source.resource === null || !off.has(source.resource)),
  );
  return (
    <PaperSection title={words.whenHit}>
      <ol className="paper-list">
        {inForce.map((defence, place) => (
          <PaperRow
            key={defence.id}
            name={
              <>
                <b className="paper-place">{formatNumber(place + 1, language)}</b>
                {defenceTitle(defence, terms, language)}
              </>
            }
            small={defence.name}
            end={defenceCover(defence, terms, coreWords)}
          />
        ))}
        <PaperRow
          name={
            <>
              <b className="paper-place">{formatNumber(inForce.length + 1, language)}</b>
              {coreWords.term.temporaryHealth}
            </>
          }
          end={formatNumber(sheet.health.temporary, language)}
        />
      </ol>
    </PaperSection>
  );
}
