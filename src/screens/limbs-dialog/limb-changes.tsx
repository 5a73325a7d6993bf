import type { Language } from '@/i18n';
import { limbs } from '@/i18n/limbs';
import { formatDuration } from '@/i18n/time-formatters';
import type { Sheet } from '@/model/sheet';
import { limbsLeft } from '@/rules';
import { useLanguage, useMessages } from '@/ui/preferences';

type LimbChangesProps = Readonly<{ before: Sheet; after: Sheet }>;

/** What becomes of each limb, as before → after. */
export function LimbChanges({ before, after }: LimbChangesProps) {
  const words = useMessages(limbs);
  const language = useLanguage();
  const state = (sheet: Sheet, id: string): string => {
    const left = limbsLeft(sheet).find(({ limb }) => limb.id === id);
    if (!left) return words.whole;
    return left.backAt === null ? words.never : words.backIn(timeUntil(left.backAt, sheet, language));
  };
  const names = new Map([...before.lostLimbs, ...after.lostLimbs].map(({ id, name }) => [id, name]));
  const changed = [...names].filter(([id]) => state(before, id) !== state(after, id));
  if (changed.length === 0) return null;
  return (
    <ul className="mb-3 grid gap-1 text-13">
      {changed.map(([id, name]) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-3">
          <span className="text-ink-2">{name}</span>
          <b className="font-semibold">
            {state(before, id)} → {state(after, id)}
          </b>
        </li>
      ))}
    </ul>
  );
}

const timeUntil = (minute: number, { time }: Sheet, language: Language): string =>
  formatDuration(minute - time.minute, language);
