import { Heart, type LucideIcon, Moon, SkipForward, Sun } from 'lucide-react';
import { core } from '@/i18n/core';
import { Kbd } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { useMessages } from '@/ui/preferences';
import { useHinderedLabel, useHindrance } from './allowed';
import { Claw } from './claw-icon';
import type { OpenPanel } from './sheet-panel';

/** What is done every round, under the thumb on the phone and with its keys on the desktop. */
export function QuickActions({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  const { verb, term } = useMessages(core);
  return (
    <div className="grid grid-cols-[1fr_1fr_1.3fr_1fr_1fr] gap-1 lg:flex lg:gap-2">
      <Action icon={Heart} shortcut="H" label={verb.heal} onAct={() => onOpen('heal')} />
      <Action icon={Moon} shortcut="R" label={verb.rest} onAct={() => onOpen('rest')} />
      <Action icon={Claw} shortcut="D" label={verb.takeDamage} onAct={() => onOpen('damage')} isPrimary />
      <Action icon={Sun} shortcut="W" label={term.willpower} onAct={() => onOpen('willpower')} />
      <Action icon={SkipForward} shortcut="E" label={verb.endRound} onAct={() => onOpen('round')} />
    </div>
  );
}

type ActionProps = Readonly<{
  icon: LucideIcon;
  label: string;
  shortcut: string;
  onAct: () => void;
  isPrimary?: boolean;
}>;

const PRIMARY = 'bg-light text-on-light font-semibold shadow-glow lg:order-first lg:border-light lg:hover:opacity-90';

function Action({ icon: Icon, label, shortcut, onAct, isPrimary = false }: ActionProps) {
  const hindrance = useHindrance();
  const hindered = useHinderedLabel();
  const full = hindered(label, hindrance);
  return (
    <button
      type="button"
      disabled={hindrance !== null}
      aria-label={full}
      title={hindrance ? full : undefined}
      aria-keyshortcuts={shortcut}
      onClick={onAct}
      className={classNames(
        'grid min-h-[58px] content-center justify-items-center gap-[3px] rounded-3 text-center text-12 leading-[1.15] lg:flex lg:min-h-tap lg:items-center lg:gap-2 lg:rounded-2 lg:border lg:px-3 lg:text-13 lg:font-semibold',
        hindrance && 'text-ink-3 lg:border-surf-3 lg:bg-surf-3 lg:text-ink-2',
        !hindrance && (isPrimary ? PRIMARY : 'hover:bg-surf-2 lg:border-line-2 lg:bg-surf-1'),
        hindrance && isPrimary && 'bg-surf-3 lg:order-first',
      )}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span>{label}</span>
      <Kbd>{shortcut}</Kbd>
    </button>
  );
}
