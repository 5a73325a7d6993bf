import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { PLAIN_LINE } from './empty-state';
import { Sphere } from './sphere';

type BannerProps = Readonly<{
  children: ReactNode;
  /** One button, at the end. */
  action?: ReactNode;
  /** A triangle for trouble, a hollow sphere for offline, nothing for plain news. */
  mark?: 'trouble' | 'offline' | 'none';
  className?: string;
}>;

/** What is wrong or waiting, in one line with one button. Monochrome. */
export function Banner({ children, action, mark = 'trouble', className }: BannerProps) {
  return (
    <div role={mark === 'trouble' ? 'alert' : undefined} className={classNames(PLAIN_LINE, className)}>
      {mark === 'trouble' && <TriangleAlert size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />}
      {mark === 'offline' && <Sphere lit={false} />}
      <span className="flex-1">{children}</span>
      {action}
    </div>
  );
}

type AlertProps = Readonly<{
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  dead?: boolean;
  className?: string;
}>;

/** What happens to the character: falls unconscious, worsens, dies. In the hue of aggravated wounds. */
export function WoundAlert({ title, children, actions, dead = false, className }: AlertProps) {
  return (
    <div
      className={classNames(
        'flex items-start gap-3 rounded-3 px-4 py-3',
        dead ? 'border-2 border-ink' : 'border-[1.5px] border-aggravated-line bg-aggravated-soft',
        className,
      )}
    >
      <TriangleAlert
        size={20}
        strokeWidth={1.75}
        aria-hidden
        className={classNames('mt-px shrink-0', !dead && 'text-aggravated')}
      />
      <div className="flex flex-1 flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_15rem]">
          <b className="block font-semibold">{title}</b>
          {children && <div className="text-13">{children}</div>}
        </div>
        {actions && (
          <div className="-ml-8 flex flex-[1_0_100%] flex-wrap gap-2 *:flex-1 lg:m-0 lg:flex-none lg:*:flex-none">
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
