import { Fragment } from 'react';
import { formatGrade } from '@/i18n';
import { damage } from '@/i18n/damage';
import { damageTerms } from '@/i18n/damage-terms';
import type { TakeDamage } from '@/rules';
import type { HistoryEntry } from '@/store/history';
import type { SheetState } from '@/store/sheet-state';
import { useSheet } from '@/store/use-sheet';
import { GradeSymbol } from '@/ui/grade-mark';
import { useLanguage, useMessages } from '@/ui/preferences';
import type { DamageDraft } from './damage-draft';
import { draftOfHit } from './draft-of-hit';

const MOST = 4;
/** How far back the same few hits are looked for. */
const LOOK_BACK = 100;

const NONE: readonly HistoryEntry[] = [];
const selectPast = ({ history }: SheetState) => history?.past ?? NONE;

/** The last different hits, to take one of them again. */
export function RecentHits({ onPick }: Readonly<{ onPick: (draft: DamageDraft) => void }>) {
  const words = useMessages(damage);
  const terms = useMessages(damageTerms);
  const language = useLanguage();
  const hits = recentHits(useSheet(selectPast)).map((hit) => draftAndHit(hit, terms));
  if (hits.length === 0) return null;
  return (
    <>
      <p className="mt-3.5 mb-2 text-13 text-ink-2">{words.recent}</p>
      <div className="flex flex-wrap gap-1.5">
        {hits.map(({ draft, hit }) => (
          <button
            key={JSON.stringify(draft)}
            type="button"
            className="inline-flex min-h-tap items-center gap-1.5 rounded-2 border border-line-2 bg-surf-1 px-2.5 text-13 whitespace-nowrap hover:bg-surf-2"
            onClick={() => onPick(draft)}
          >
            {hit.attack && <span>{words.attack.short(hit.attack.successes + hit.attack.extraSuccesses)}</span>}
            {hit.parts.map(({ amount, grade }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the hit
              <Fragment key={index}>
                {(index > 0 || hit.attack) && <span>+</span>}
                <GradeSymbol state={grade} />
                <b className="font-semibold">{formatGrade(amount, grade, language)}</b>
              </Fragment>
            ))}
            {hit.source && <span className="max-w-32 truncate text-ink-3">{hit.source}</span>}
          </button>
        ))}
      </div>
    </>
  );
}

const draftAndHit = (hit: TakeDamage, terms: typeof damageTerms.english) => ({ draft: draftOfHit(hit, terms), hit });

/** The last different hits, newest first. */
function recentHits(past: readonly HistoryEntry[]): readonly TakeDamage[] {
  const hits = new Map<string, TakeDamage>();
  for (const { commands } of past.slice(-LOOK_BACK).reverse()) {
    const hit = commands.find((command) => command.type === 'damage/take');
    if (!hit || hit.parts.length > MOST) continue;
    const key = JSON.stringify(hit);
    if (!hits.has(key)) hits.set(key, hit);
    if (hits.size === MOST) break;
  }
  return [...hits.values()];
}
