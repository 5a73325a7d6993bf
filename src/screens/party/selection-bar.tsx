import { core } from '@/i18n/core';
import { party } from '@/i18n/party';
import { Button } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import { useOfSeats } from './seat-store';

type SelectionBarProps = Readonly<{
  selected: ReadonlySet<string>;
  onClear: () => void;
  onHeal: () => void;
  onDamage: () => void;
}>;

/** What to do with those who are selected. */
export function SelectionBar({ selected, onClear, onHeal, onDamage }: SelectionBarProps) {
  const words = useMessages(party);
  const { verb } = useMessages(core);
  const names = useOfSeats((views) => views.flatMap(({ seat, name }) => (selected.has(seat.id) ? [name] : [])));
  // Somebody selected is on another device, who is asked and not struck.
  const isProposal = useOfSeats((views) => views.some(({ seat }) => seat.kind === 'member' && selected.has(seat.id)));
  return (
    <section
      aria-label={words.selected(names.length)}
      className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center gap-2 border-t border-line-2 bg-surf-2 px-3 pt-2 pb-[max(10px,env(safe-area-inset-bottom))] shadow-rise lg:inset-x-auto lg:bottom-5 lg:left-1/2 lg:w-[760px] lg:-translate-x-1/2 lg:rounded-3 lg:border lg:px-4 lg:py-2.5"
    >
      <p className="min-w-0 flex-[1_1_50%] font-semibold lg:flex-1" aria-live="polite">
        {words.selected(names.length)}
        <small className="block truncate text-12 font-normal text-ink-2">{words.names(names)}</small>
      </p>
      <Button kind="ghost" onClick={onClear}>
        {words.clear}
      </Button>
      <Button className="flex-[1_1_40%] lg:flex-none" onClick={onHeal}>
        {isProposal ? words.propose.heal : verb.heal}
      </Button>
      <Button kind="primary" className="flex-[1_1_40%] lg:flex-none" onClick={onDamage}>
        {isProposal ? words.propose.damage : verb.takeDamage}
      </Button>
    </section>
  );
}
