import { lazy } from 'react';
import { formatNumber, formatSigned } from '@/i18n';
import { core } from '@/i18n/core';
import { ATTRIBUTE_GROUPS, type AttributeGroup, type AttributeId } from '@/model/attributes';
import { classNames } from '@/ui/class-names';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { Why, WhyNumber } from '@/ui/why';
import { useOpenSheet } from './open-sheet';
import type { OpenPanel } from './sheet-panel';
import { type AttributeCell, selectAttributes } from './sheet-values';

const AttributeNote = lazy(async () => ({ default: (await import('./attribute-note')).AttributeNote }));

const GROUPS = Object.keys(ATTRIBUTE_GROUPS) as AttributeGroup[];

/** The nine Attributes as they stand now, three to a group. */
export function AttributesPanel({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  const { term, attributeGroup } = useMessages(core);
  return (
    <Section title={term.attributes} term="Attribute" end={<LegendaryKey />}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(6.25rem,100%),1fr))] gap-x-3 gap-y-3">
        {GROUPS.map((group) => (
          <div key={group} className="min-w-0">
            <h3 className="border-b border-line pb-1 text-12 leading-[1.4] font-normal text-ink-3">
              {attributeGroup[group]}
            </h3>
            {ATTRIBUTE_GROUPS[group].map((id) => (
              <Attribute key={id} id={id} onOpen={onOpen} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

function Ring() {
  return <i aria-hidden className="inline-block size-[9px] shrink-0 rounded-full border-2 border-light shadow-glow" />;
}

function LegendaryKey() {
  const { term } = useMessages(core);
  return (
    <span className="inline-flex items-center gap-[3px] text-ink-2">
      <Ring />
      {term.legendary}
    </span>
  );
}

function Attribute({ id, onOpen }: Readonly<{ id: AttributeId; onOpen: OpenPanel }>) {
  const names = useMessages(core).attribute;
  const language = useLanguage();
  const cell = useOpenSheet((open) => selectAttributes(open)[id]);
  const isMarked = cell.rank > 0 || cell.passing !== 0 || cell.damage > 0;
  return (
    <Why
      name={names[id]}
      term={id === 'manipulation' ? undefined : core.english.attribute[id]}
      explained={cell.score}
      note={<AttributeNote id={id} cell={cell} onOpen={onOpen} />}
      className="grid min-h-[54px] w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 border-b border-line py-[5px] last-of-type:border-b-0 lg:min-h-[50px]"
    >
      <span className={classNames('text-13 leading-[1.2]', isMarked ? 'self-end' : 'row-span-2')}>{names[id]}</span>{' '}
      {isMarked && <Marks cell={cell} />}
      <WhyNumber className="col-start-2 row-span-2 row-start-1 min-w-[30px] text-right text-24 leading-none">
        {formatNumber(cell.score.value, language)}
      </WhyNumber>
    </Why>
  );
}

/** Below the name: Legendary rank, what passes, what is damaged. */
function Marks({ cell: { rank, passing, damage } }: Readonly<{ cell: AttributeCell }>) {
  const words = useMessages(core);
  const language = useLanguage();
  return (
    <span className="col-start-1 mt-[3px] flex items-center gap-1.5 self-start text-12 leading-[1.25] whitespace-nowrap text-ink-3">
      {rank > 0 && (
        <span className="inline-flex items-center gap-[3px] text-ink-2">
          <Ring />
          <span className="sr-only">{words.legendaryRank(rank)}</span>
          <span aria-hidden>{formatNumber(rank, language)}</span>
        </span>
      )}{' '}
      {passing !== 0 && <Pill>{formatSigned(passing, language)}</Pill>}{' '}
      {damage > 0 && <Pill>{formatSigned(-damage, language)}</Pill>}
    </span>
  );
}

const Pill = ({ children }: Readonly<{ children: string }>) => (
  <em className="rounded-[4px] bg-surf-3 px-[5px] leading-4 font-semibold text-ink not-italic">{children}</em>
);
