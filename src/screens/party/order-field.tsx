import { party } from '@/i18n/party';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { SEAT_ORDERS, type SeatOrder } from './seat-views';

type OrderFieldProps = Readonly<{ order: SeatOrder; onChange: (order: SeatOrder) => void }>;

/** In what order the table stands. */
export function OrderField({ order, onChange }: OrderFieldProps) {
  const words = useMessages(party);
  return (
    <SelectField
      label={words.order}
      hideLabel
      value={order}
      options={SEAT_ORDERS.map((value) => ({ value, label: words.orders[value] }))}
      onChange={(event) => onChange(event.target.value as SeatOrder)}
    />
  );
}
