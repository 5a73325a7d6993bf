import { formatNumber, formatSigned } from '@/i18n';
import { core } from '@/i18n/core';
import { print } from '@/i18n/print';
import { ATTRIBUTE_GROUPS, type AttributeGroup } from '@/model/attributes';
import { useLanguage, useMessages } from '@/ui/preferences';
import { selectAttributes } from '../sheet-values';
import { type OfSheet, PaperRow, PaperSection } from './paper-parts';

const GROUPS = Object.keys(ATTRIBUTE_GROUPS) as AttributeGroup[];

export function PaperAttributes({ sheet }: OfSheet) {
  const words = useMessages(print);
  const { term, attribute, attributeGroup, legendaryRank } = useMessages(core);
  const language = useLanguage();
  const cells = selectAttributes(sheet);
  return (
    <PaperSection title={term.attributes} small={words.legendary}>
      <div className="paper-three">
        {GROUPS.map((group) => (
          <div key={group}>
            <h3>{attributeGroup[group]}</h3>
            <ul className="paper-list">
              {ATTRIBUTE_GROUPS[group].map((id) => {
                const { score, rank, passing, damage } = cells[id];
                const changes = [passing, -damage].filter((by) => by !== 0);
                return (
                  <PaperRow
                    key={id}
                    name={attribute[id]}
                    small={changes.map((by) => formatSigned(by, language)).join(' ')}
                    end={
                      <>
                        {rank > 0 && (
                          <i className="paper-ring">
                            <span className="sr-only">{legendaryRank(rank)}</span>
                            <span aria-hidden>{formatNumber(rank, language)}</span>
                          </i>
                        )}{' '}
                        <b>{formatNumber(score.value, language)}</b>
                      </>
                    }
                  />
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </PaperSection>
  );
}
