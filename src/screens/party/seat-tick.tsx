import { Check } from 'lucide-react';
import { memo } from 'react';
import { party } from '@/i18n/party';
import { useMessages } from '@/ui/preferences';

type SeatTickProps = Readonly<{
  seatId: string;
  name: string;
  isSelected: boolean;
  onSelect: (seatId: string) => void;
}>;

/** The box that selects somebody; 44 px around it are the target. */
export const SeatTick = memo(function SeatTick({ seatId, name, isSelected, onSelect }: SeatTickProps) {
  const words = useMessages(party);
  return (
    <label className="grid size-tap cursor-pointer place-items-center">
      <input
        type="checkbox"
        className="sr-only"
        data-seat={seatId}
        aria-label={words.select(name)}
        checked={isSelected}
        onChange={() => onSelect(seatId)}
      />
      <span aria-hidden className="tick">
        <Check size={14} strokeWidth={2.8} />
      </span>
    </label>
  );
});
