import { Eye, EyeOff, FolderOpen, HeartPlus, ListOrdered, UserMinus } from 'lucide-react';
import { core } from '@/i18n/core';
import { party } from '@/i18n/party';
import { MenuItems } from '@/ui/menu-items';
import { useMessages } from '@/ui/preferences';
import { useSeat } from './seat-store';
import type { SeatView } from './seat-views';

/** What can be done with one seat. */
export type SeatActions = Readonly<{
  onOpenSheet: (sheetId: string) => void;
  onHeal: (seatIds: readonly string[]) => void;
  onHide: (view: SeatView) => void;
  onInitiative: (view: SeatView) => void;
  onLeave: (view: SeatView) => void;
}>;

type SeatMenuProps = Readonly<{ id: string; actions: SeatActions; close: () => void }>;

export function SeatMenu({ id, actions, close }: SeatMenuProps) {
  const words = useMessages(party);
  const { verb } = useMessages(core);
  const view = useSeat(id);
  if (!view) return null;
  const { seat } = view;
  const isHere = seat.kind === 'sheet' && view.card !== null;
  return (
    <MenuItems
      close={close}
      items={[
        ...(isHere
          ? [
              { label: words.openSheet, icon: FolderOpen, onSelect: () => actions.onOpenSheet(seat.sheetId) },
              { label: verb.heal, icon: HeartPlus, onSelect: () => actions.onHeal([seat.id]) },
            ]
          : []),
        { label: words.initiative, icon: ListOrdered, onSelect: () => actions.onInitiative(view) },
        {
          label: seat.isHidden ? words.show : words.hide,
          icon: seat.isHidden ? Eye : EyeOff,
          onSelect: () => actions.onHide(view),
        },
        { label: words.leave, icon: UserMinus, onSelect: () => actions.onLeave(view) },
      ]}
    />
  );
}
