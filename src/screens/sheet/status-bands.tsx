import { core } from '@/i18n/core';
import { sheet } from '@/i18n/sheet';
import { type HealthStatus, statusBands } from '@/rules';
import { classNames } from '@/ui/class-names';
import { useMessages } from '@/ui/preferences';

type StatusBandsProps = Readonly<{ status: HealthStatus; maximum: number; weight: number }>;

/** Where the weight of the wounds falls. */
export function StatusBands({ status, maximum, weight }: StatusBandsProps) {
  const words = useMessages(sheet);
  const labels = useMessages(core).status;
  return (
    <section className="border-t border-line pt-2">
      <h3 className="text-13 text-ink">{words.status.falls(weight, maximum)}</h3>
      <ul className="mt-1 text-15 lg:text-13">
        {statusBands(maximum).map((band) => {
          const isHere = band.status === status;
          return (
            <li
              key={band.status}
              className={classNames('grid grid-cols-[72px_minmax(0,1fr)_auto] gap-x-3 py-0.5', isHere && 'text-ink')}
            >
              <span className="text-right whitespace-nowrap">{words.status.band(band.from, band.to)}</span>
              <span className={classNames(isHere && 'font-semibold')}>{labels[band.status]}</span>
              {isHere && <span>{words.status.here}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
