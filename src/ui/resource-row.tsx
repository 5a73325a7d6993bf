import { type ReactNode, useState } from 'react';
import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import type { Explained } from '@/rules';
import { classNames } from './class-names';
import { useLanguage, useMessages } from './preferences';
import { Stepper } from './stepper';
import { useLongPress } from './use-long-press';
import { Why, WhyNumber } from './why';

type ResourceRowProps = Readonly<{
  name: string;
  current: number;
  /** The maximum with its why; a number where there is none to explain, null for no maximum. */
  maximum: Explained | number | null;
  onStep: (by: number) => void;
  /** A typed value; long press on the number, or Enter in the box, reports it. */
  onSet?: (value: number) => void;
  /** Pips, a meter or cells for the value shown; it follows a hold of − or +. */
  picture?: (shown: number) => ReactNode;
  /** Before the number: "+2 temporary". */
  before?: ReactNode;
  /** The name as a heading, for a panel of its own. */
  heading?: boolean;
  labels?: Readonly<{ less: string; more: string }>;
  canLess?: boolean;
  canMore?: boolean;
}>;

/** Name, current / maximum, picture, − and + at the right edge. */
export function ResourceRow(props: ResourceRowProps) {
  const { name, current, maximum, onStep, picture, before, heading, labels, canLess, canMore } = props;
  const words = useMessages(core);
  const [pending, setPending] = useState(0);
  const most = maximumValue(maximum) ?? Number.POSITIVE_INFINITY;
  const shown = Math.max(0, Math.min(most, current + pending));
  const Name = heading ? 'h2' : 'span';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 py-1.5">
      <div className="flex min-h-6 min-w-0 flex-wrap items-baseline gap-x-1.5 gap-y-2.5">
        <Name className="min-w-0 font-semibold">{name}</Name>
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

function Amount({ name, maximum, onSet, shown }: ResourceRowProps & Readonly<{ shown: number }>) {
  const words = useMessages(core);
  const language = useLanguage();
  const [typing, setTyping] = useState(false);
  const longPress = useLongPress(() => onSet && setTyping(true));
  if (typing && onSet) return <TypedValue name={name} value={shown} onSet={onSet} stop={() => setTyping(false)} />;
  const number = formatNumber(shown, language);
  const rest = <small className="ml-1 text-13 text-ink-2">{maximumWords(maximum, words)}</small>;
  if (typeof maximum === 'object' && maximum) {
    return (
      <span {...longPress}>
        <Why
          name={name}
          explained={maximum}
          className="-my-2.5 min-h-tap min-w-tap text-right"
          note={onSet && <SetButton label={words.verb.setValue} start={() => setTyping(true)} />}
        >
          <WhyNumber>{number}</WhyNumber>
          {rest}
        </Why>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classNames('-my-2.5 min-h-tap min-w-tap text-right', !onSet && 'cursor-default')}
      disabled={!onSet}
      title={onSet ? words.verb.setValue : undefined}
      onClick={() => setTyping(true)}
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

function SetButton({ label, start }: Readonly<{ label: string; start: () => void }>) {
  return (
    <button type="button" className="min-h-tap font-semibold text-ink underline underline-offset-3" onClick={start}>
      {label}
    </button>
  );
}

type TypedProps = Readonly<{ name: string; value: number; onSet: (value: number) => void; stop: () => void }>;

function TypedValue({ name, value, onSet, stop }: TypedProps) {
  const commit = (text: string) => {
    const next = Number(text);
    if (text !== '' && Number.isInteger(next) && next >= 0 && next !== value) onSet(next);
    stop();
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the number the player just pressed
      autoFocus
      aria-label={name}
      inputMode="numeric"
      defaultValue={value}
      className="w-20 rounded-1 border border-line-2 bg-surf-1 px-2 py-1 text-right"
      onFocus={(event) => event.target.select()}
      onBlur={(event) => commit(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(event.currentTarget.value);
        if (event.key === 'Escape') stop();
      }}
    />
  );
}
