import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { quantityName } from '@/i18n/quantity-words';
import { reversal } from '@/i18n/reversal';
import { rules } from '@/i18n/rules';
import type { Sheet } from '@/model/sheet';
import { useLanguage, useMessages } from '@/ui/preferences';
import { RuleLine } from '@/ui/rule-titles';
import type { Reversal } from './reversal';

/** What comes back and what does not, in words. */
export function ReversalWords({ found, sheets }: Readonly<{ found: Reversal; sheets: readonly Sheet[] }>) {
  const words = useMessages(reversal);
  const coreWords = useMessages(core);
  const rulesWords = useMessages(rules);
  const language = useLanguage();
  const back = [
    ...(found.lives ? [{ what: words.lives, becomes: '' }] : []),
    ...found.back.map((what) => ({ what, becomes: words.isBack })),
    ...found.gone.map((what) => ({ what, becomes: words.isGone })),
  ];
  const kept = [
    ...found.lasting.map(({ quantity, was, stays }) => ({
      what: rulesWords.sentence(quantityName(quantity, sheets, coreWords, rulesWords)),
      becomes: words.stays(formatNumber(stays, language), formatNumber(was, language)),
    })),
    ...found.kept.map((what) => ({ what, becomes: words.isKept })),
  ];
  return (
    <>
      <Lines title={words.comesBack} lines={back} plain={words.comesBackAlways} />
      <Lines title={words.staysGone} lines={kept} plain={words.staysAlways} />
      <RuleLine rule="M-38" />
    </>
  );
}

type Line = Readonly<{ what: string; becomes: string }>;
type LinesProps = Readonly<{ title: string; lines: readonly Line[]; plain: string }>;

function Lines({ title, lines, plain }: LinesProps) {
  return (
    <section>
      <h3 className="mb-1 text-13 text-ink-2">{title}</h3>
      <p className="mb-1 text-13">{plain}</p>
      <ul aria-label={title}>
        {lines.map(({ what, becomes }) => (
          <li
            key={`${what} ${becomes}`}
            className="flex min-h-9 items-center justify-between gap-3 border-t border-line py-1"
          >
            <span className="min-w-0 wrap-anywhere">{what}</span>
            <b className="font-semibold whitespace-nowrap">{becomes}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
