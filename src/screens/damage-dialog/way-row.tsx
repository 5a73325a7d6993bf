import type { ReactNode } from 'react';
import { GRADES, type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import { amountsTotal } from '@/rules';
import { classNames } from '@/ui/class-names';
import { GradeSum } from '@/ui/grade-amounts';

type WayRowProps = Readonly<{
  node: ReactNode;
  name: string;
  /** What the step took off. */
  cut?: string;
  detail?: ReactNode;
  /** In place of amounts: why the step does nothing. */
  note?: string;
  filled?: boolean;
  strong?: boolean;
  struck?: boolean;
  faint?: boolean;
  edge?: 'first' | 'last';
  /** Switches the step off or on by hand; `works` is how it stands. */
  toggle?: Readonly<{ works: boolean; run: () => void }> | undefined;
  /** Below the row. */
  below?: ReactNode;
  children?: ReactNode;
}>;

const GRID = 'relative grid grid-cols-[22px_minmax(0,1fr)_auto] items-center gap-x-2 py-[3px] text-left';

/** One step of the way of a hit; where it can be switched, the whole row is the switch. */
export function WayRow(props: WayRowProps) {
  const { strong, struck, faint, edge, toggle, below } = props;
  const nothing = struck || faint;
  const look = classNames(GRID, nothing ? 'min-h-8.5 text-ink-3' : 'min-h-11.5', strong && STRONG);
  return (
    <li className="relative">
      <i
        aria-hidden
        className={classNames(
          'absolute left-2.5 w-0.5 bg-line',
          edge === 'first' ? 'top-1/2' : 'top-[-6px]',
          edge === 'last' ? 'bottom-1/2' : 'bottom-[-6px]',
        )}
      />
      {toggle ? (
        <button
          type="button"
          aria-pressed={toggle.works}
          className={classNames(look, 'min-h-tap w-full rounded-2 hover:bg-surf-2')}
          onClick={toggle.run}
        >
          <Cells {...props} />
        </button>
      ) : (
        <div className={look}>
          <Cells {...props} />
        </div>
      )}
      {below}
    </li>
  );
}

const STRONG =
  "my-1 min-h-13 text-17 before:absolute before:inset-y-0 before:-right-2 before:left-7 before:-z-10 before:rounded-2 before:bg-surf-2 before:content-['']";

function Cells({ node, name, cut, detail, note, filled, struck, faint, children }: WayRowProps) {
  return (
    <>
      <span
        aria-hidden
        className={classNames(
          'relative grid size-5.5 place-items-center rounded-full border-[1.5px] text-12',
          filled ? 'border-ink bg-ink text-bg' : 'border-line-2 bg-surf-3 text-ink-2',
        )}
      >
        {node}
      </span>
      <span className="min-w-0 leading-[1.25]">
        {struck ? <s>{name}</s> : <b className={faint ? 'font-normal' : 'font-semibold'}>{name}</b>}
        {cut && <span className="ml-1.5 text-13 whitespace-nowrap text-ink-2">{cut}</span>}
        {detail && <small className="block text-12 text-ink-3">{detail}</small>}
      </span>
      <span className="text-right leading-[1.25]">{note ?? children}</span>
    </>
  );
}

const HUE = { bashing: 'bg-bashing-line', lethal: 'bg-lethal-line', aggravated: 'bg-aggravated-line' } as const;

type AmountsProps = Readonly<{ amounts: GradeAmounts; removed?: GradeAmounts; total: number }>;

/** The amounts with a bar in proportion to the hit; its hollow end is what was just taken off. */
export function Amounts({ amounts, removed = NO_AMOUNTS, total }: AmountsProps) {
  const share = (points: number) => ({ width: `${total === 0 ? 0 : Math.min(100, (points / total) * 100)}%` });
  const gone = amountsTotal(removed);
  return (
    <>
      <GradeSum amounts={amounts} className="whitespace-nowrap" />
      <span aria-hidden className="mt-[3px] ml-auto flex h-[5px] w-29 justify-end gap-px lg:w-37.5">
        {gone > 0 && <i className="rounded-[1px] inset-ring inset-ring-line-2" style={share(gone)} />}
        {GRADES.filter((grade) => amounts[grade] > 0).map((grade) => (
          <i key={grade} className={classNames('rounded-[1px]', HUE[grade])} style={share(amounts[grade])} />
        ))}
      </span>
    </>
  );
}
