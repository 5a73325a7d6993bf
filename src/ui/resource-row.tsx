import { type ReactNode, useState } from 'react';
import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import type { Explained } from '@/rules';
import { classNames } from './class-names';
import { Explainer } from './explainer';
import { useLanguage, useMessages } from './preferences';
import { Stepper } from './stepper';
import { Term } from './term';
import { useLongPress } from './use-long-press';
import { Why, WhyNumber } from './why';

type ResourceRowProps = Readonly<{
  name: string;
  current: number;
  /** The maximum with its why; a number where there is none to explain, null for no maximum. */
  maximum: Explained | number | null;
  onStep: (by: number) => void;
  /** Opens the way to type the number: long press on it, or a press where it has no why. */
  onSet?: () => void;
  /** Pips, a meter or cells for the value shown; it follows a hold of − or +. */
  picture?: (shown: number) => ReactNode;
  /** More to say below the why of the maximum. */
  note?: ReactNode;
  /** Before the number: "+2 temporary". */
  before?: ReactNode;
  /** The name as a heading, for a panel of its own. */
  heading?: boolean;
  /** The term that the name is. */
  term?: string;
  labels?: Readonly<{ less: string; more: string }>;
  canLess?: boolean;
  canMore?: boolean;
}>;

/** Name, current / maximum, picture, − and + at the right edge. */
export function ResourceRow(props: ResourceRowProps) {
  const { name, current, maximum, onStep, picture, before, heading, term, labels, canLess, canMore } = props;
  const words = useMessages(core);
  const [pending, setPending] = useState(0);
  const most = maximumValue(maximum) ?? Number.POSITIVE_INFINITY;
  const shown = Math.max(0, Math.min(most, current + pending));
  const Name = heading ? 'h2' : 'span';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 py-1.5">
      <div className="flex min-h-6 min-w-0 flex-wrap items-baseline gap-x-1.5 gap-y-2.5">
        <Name className="min-w-0 font-semibold">{term ? <Term of={term}>{name}</Term> : name}</Name>
        <span className="ml-auto flex items-baseline gap-1.5 text-17 whitespace-nowrap">
          {before && <small className="text-13 text-ink-2">{before}</small>}
          <Amount {...props} shown={shown} />
        </span>
      </div>
      <Stepper
        className="col-start-2 row-span-2 row-start-1"
        labels={labels ?? { less: words.spendOne(name), more: words.restoreOne(name) }}
        canLess={canLess ?? current > 0}
        canMore={canMore ?? current < most}
        onStep={onStep}
        onPending={setPending}
      />
      {picture && <div className="col-start-1">{picture(shown)}</div>}
    </div>
  );
}

function Amount({ name, maximum, onSet, note, shown }: ResourceRowProps & Readonly<{ shown: number }>) {
  const words = useMessages(core);
  const language = useLanguage();
  const longPress = useLongPress(() => onSet?.());
  const notes = note && <div className="flex flex-wrap items-center gap-3">{note}</div>;
  const number = formatNumber(shown, language);
  const rest = <small className="ml-1 text-13 text-ink-2">{maximumWords(maximum, words)}</small>;
  if (typeof maximum === 'object' && maximum) {
    return (
      <span {...longPress}>
        <Why name={name} explained={maximum} className="-my-2.5 min-h-tap min-w-tap text-right" note={notes}>
          <WhyNumber>{number}</WhyNumber>
          {rest}
        </Why>
      </span>
    );
  }
  if (notes) {
    return (
      <span {...longPress}>
        <Explainer
          name={name}
          value={number}
          detail={maximumWords(maximum, words)}
          className="-my-2.5 min-h-tap min-w-tap text-right"
          body={() => notes}
        >
          <WhyNumber>{number}</WhyNumber>
          {rest}
        </Explainer>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classNames('-my-2.5 min-h-tap min-w-tap text-right', !onSet && 'cursor-default')}
      disabled={!onSet}
      title={onSet ? words.verb.setValue : undefined}
      onClick={onSet}
    >
      {number}
      {rest}
    </button>
  );
}

const maximumValue = (maximum: ResourceRowProps['maximum']): number | null =>
  typeof maximum === 'object' ? (maximum?.value ?? null) : maximum;

type MaximumWords = Readonly<{ ofMaximum: (max: number) => string; noMaximum: string }>;

function maximumWords(maximum: ResourceRowProps['maximum'], words: MaximumWords): string {
  const most = maximumValue(maximum);
  return most === null ? words.noMaximum : words.ofMaximum(most);
}
