import { Dices } from 'lucide-react';
import { panels } from '@/i18n/panels';
import { Button } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import type { OpenPanel, RollPanel } from './sheet-panel';

type RollButtonProps = Readonly<{ name: string; panel: RollPanel; onOpen: OpenPanel }>;

/** Builds a roll with what the player asks about. */
export function RollButton({ name, panel, onOpen }: RollButtonProps) {
  const words = useMessages(panels);
  return (
    <Button
      icon={Dices}
      onClick={(event) => {
        // What it stands in gives the focus back before the dialog takes it.
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        onOpen(panel);
      }}
    >
      {words.roll(name)}
    </Button>
  );
}
