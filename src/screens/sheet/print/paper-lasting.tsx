import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { rules } from '@/i18n/rules';
import { sheet as sheetWords } from '@/i18n/sheet';
import { useLanguage, useMessages } from '@/ui/preferences';
import { selectLasting, selectLostLimbs } from '../lasting-values';
import { type OfSheet, PaperRow, PaperSection } from './paper-parts';

/** Effects and conditions with what is left of them, and lines for new ones. */
export function PaperLasting({ sheet }: OfSheet) {
  const { effects } = useMessages(sheetWords);
  const { lasts } = useMessages(rules);
  const { term, attribute } = useMessages(core);
  const language = useLanguage();
  const { running, conditions, healing, damaged } = selectLasting(sheet);
  const points = (n: number) => `${formatNumber(n, language)} ${effects.points(n)}`;
  return (
    <PaperSection title={term.effectsAndConditions}>
      <ul className="paper-list">
        {running.map(({ id, name, note, duration }) => (
          <PaperRow
            key={id}
            name={name}
            small={note}
            end={lasts[duration.kind]('left' in duration ? duration.left : 0)}
          />
        ))}
        {conditions.map((one) => (
          <PaperRow key={one.id} name={one.name} small={one.note} end={points(one.points)} />
        ))}
        {damaged.map((one) => (
          <PaperRow key={one.id} name={effects.attributeDamage(attribute[one.id])} end={points(one.points)} />
        ))}
        {healing.map(({ id, kind, rating, source }) => (
          <PaperRow
            key={id}
            name={effects.healing(kind === 'regeneration' ? term.regeneration : term.fastHealing, rating)}
            small={source}
            end={effects.always}
          />
        ))}
        {selectLostLimbs(sheet).map(({ id, name }) => (
          <PaperRow key={id} name={name} end="–" />
        ))}
        <PaperRow name=" " end=" " />
      </ul>
    </PaperSection>
  );
}
