import { TriangleAlert } from 'lucide-react';
import { GRADE_LETTERS } from '@/i18n';
import { party } from '@/i18n/party';
import { useMessages } from '@/ui/preferences';
import { useOfSeats } from './seat-store';
import type { SeatView } from './seat-views';
import { nextToTurn } from './seat-words';

export const isWorsening = ({ card }: SeatView) => card?.mind === 'worsening';
const isOut = ({ card }: SeatView) => card?.mind === 'unconscious' || card?.mind === 'mustPay';

/** Who gets worse this round and who else is out; nothing while everybody stands. */
export function UrgencyStrip() {
  const words = useMessages(party);
  const down = useOfSeats((views) => views.filter((view) => isWorsening(view) || isOut(view)));
  if (down.length === 0) return null;
  const worsening = down.filter(isWorsening);
  const out = down.filter(isOut);
  const [first] = worsening;
  const namesOf = (some: readonly SeatView[]) => some.map(({ name }) => name);
  return (
    <div
      role="status"
      className="my-3 flex items-start gap-3 rounded-3 border-[1.5px] border-aggravated-line bg-aggravated-soft px-3.5 py-2.5 text-13"
    >
      <TriangleAlert size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-aggravated" />
      <p className="flex flex-wrap gap-x-3">
        {first?.card && (
          <span>
            <b className="font-semibold">{words.worseningNow(namesOf(worsening))}</b>{' '}
            {worsening.length === 1 ? words.turns(GRADE_LETTERS[nextToTurn(first.card)]) : words.turnEach}
          </span>
        )}
        {out.length > 0 && <span className="text-ink-2">{words.alsoOut(namesOf(out))}</span>}
      </p>
    </div>
  );
}
