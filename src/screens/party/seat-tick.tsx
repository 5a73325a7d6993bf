import { memo } from 'react';
import { party } from '@/i18n/party';
import { useMessages } from '@/ui/preferences';

type SeatTickProps = Readonly<{
  seatId: string;
  name: string;
  isSelected: boolean;
  onSelect: (seatId: string) => void;
}>;

/** The box that selects somebody, drawn by the input itself; 44 px around it are the target. */
export const SeatTick = memo(function SeatTick({ seatId, name, isSelected, onSelect }: SeatTickProps) {
  const words = useMessages(party);
  return (
    <input
      type="checkbox"
      className="tick-box size-tap cursor-pointer"
      data-seat={seatId}
      aria-label={words.select(name)}
      checked={isSelected}
      onChange={() => onSelect(seatId)}
    />
  );
});
