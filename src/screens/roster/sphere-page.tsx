import './sphere-of-light.css';
import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import { RosterBar } from './roster-bar';

type SpherePageProps = Readonly<{
  title: string;
  text: ReactNode;
  /** Three ways on. */
  buttons: ReactNode;
  notices: ReactNode;
  /** Out: what was kept here is gone. */
  lit?: boolean;
}>;

/** The sphere over its platform, one heading, one line, three buttons. */
export function SpherePage({ title, text, buttons, notices, lit = true }: SpherePageProps) {
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <RosterBar />
      <main className="relative flex flex-1 flex-col text-center">
        <div className="relative z-10 mx-auto w-full max-w-[620px] text-left">{notices}</div>
        <div aria-hidden className={classNames('sphere-stage flex-1', !lit && 'sphere-out')}>
          <i className="sphere-of-light" />
        </div>
        <div className="relative z-10 px-6">
          <h1 className="text-24 leading-tight lg:text-32">{title}</h1>
          <div className="mt-1.5 text-ink-2">{text}</div>
        </div>
        <div className="relative z-10 mx-auto grid w-full max-w-[440px] gap-2.5 px-4 pt-6 pb-7 *:min-h-13 lg:max-w-[652px] lg:grid-cols-3 lg:pb-18">
          {buttons}
        </div>
      </main>
    </div>
  );
}
