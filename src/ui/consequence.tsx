import { GRADE_LETTERS } from '@/i18n';
import { outcome } from '@/i18n/outcome';
import { type RulesWords, rules } from '@/i18n/rules';
import type { Sheet } from '@/model/sheet';
import type { Trace } from '@/rules';
import { WoundAlert } from './banner';
import { consequenceOf, type Consequence as Found, isDire } from './consequence-of';
import { useMessages } from './preferences';
import { Sphere } from './sphere';

type ConsequenceProps = Readonly<{ before: Sheet; after: Sheet; trace: Trace }>;
type Words = typeof outcome.english;

/** What becomes of the character, with what follows from it; nothing when nothing does. A polite live region. */
export function Consequence(props: ConsequenceProps) {
  return (
    <div role="status">
      <ConsequenceWords {...props} />
    </div>
  );
}

function ConsequenceWords({ before, after, trace }: ConsequenceProps) {
  const words = useMessages(outcome);
  const { deathCause } = useMessages(rules);
  const found = consequenceOf(before, after, trace);
  const { kind } = found;
  if (kind === 'dies') {
    return (
      <WoundAlert dead title={words.title.dies}>
        {deathWords(after, words, deathCause)}
      </WoundAlert>
    );
  }
  const lines = linesOf(found, words);
  if (kind === null) return <Plain lines={lines} />;
  if (!isDire(kind) && kind !== 'holdsWhileWorsening') return <Plain title={words.title[kind]} lines={lines} />;
  return <WoundAlert title={words.title[kind]}>{lines.length > 0 && <Lines lines={lines} />}</WoundAlert>;
}

function linesOf({ worsening, penalty }: Found, words: Words): string[] {
  const lines: string[] = [];
  if (worsening === 'healed') lines.push(words.healingStopsIt);
  else if (worsening) lines.push(words.turns(GRADE_LETTERS[worsening.from], worsening.rounds));
  if (penalty > 0) lines.push(words.woundPenalty(penalty));
  return lines;
}

function deathWords(after: Sheet, words: Words, causes: RulesWords['deathCause']): string {
  const { track } = after.health;
  const byWounds = track.aggravated > 0 ? words.allAggravated(track.aggravated) : words.noHealth;
  const outright = after.death === 'instantDeath' || after.death === 'annihilated';
  const cause = after.death !== null && outright ? words.sentence(causes[after.death]) : byWounds;
  const owed = after.pending.find((prompt) => prompt.kind === 'deathTrigger');
  const names = after.effects.filter(({ id }) => owed?.effects.includes(id)).map(({ name }) => name);
  return `${cause} ${names.length > 0 ? words.mayAnswer(names.join(words.listSeparator)) : words.nothingAnswers}`;
}

const Lines = ({ lines }: Readonly<{ lines: readonly string[] }>) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));

function Plain({ title, lines }: Readonly<{ title?: string; lines: readonly string[] }>) {
  if (!title && lines.length === 0) return null;
  return (
    <div className="flex items-baseline gap-2.5 text-13">
      {title && <Sphere />}
      <div>
        {title && <b className="block text-15 font-semibold">{title}</b>}
        <span className="text-ink-2">
          <Lines lines={lines} />
        </span>
      </div>
    </div>
  );
}
