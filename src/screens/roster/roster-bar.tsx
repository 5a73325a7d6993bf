import { Languages, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { core } from '@/i18n/core';
import { roster } from '@/i18n/roster';
import { IconButton } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { useMessages, usePreferences } from '@/ui/preferences';
import { Orb } from '@/ui/sphere';

type RosterBarProps = Readonly<{
  /** Without a title the bar has no ground of its own: the sphere of light shines through it. */
  title?: ReactNode;
  menu?: ReactNode;
}>;

/** Language and theme, within reach before anything else is there. */
export function RosterBar({ title, menu }: RosterBarProps) {
  return (
    <header
      className={classNames(
        'sticky top-0 z-20 lg:static',
        title !== undefined && 'border-b border-line bg-bg lg:bg-transparent',
      )}
    >
      <div className="mx-auto flex h-14 items-center gap-1 px-1 lg:h-13 lg:gap-3 lg:px-6">
        {title !== undefined && <Orb className="ml-2.5" />}
        <div className="min-w-0 flex-1 pl-1.5">{title}</div>
        <Switches />
        {menu}
      </div>
    </header>
  );
}

function Switches() {
  const words = useMessages(roster);
  const { setting } = useMessages(core);
  const { language, shownTheme, setLanguage, setTheme } = usePreferences();
  const otherLanguage = language === 'en' ? 'zh-CN' : 'en';
  const otherTheme = shownTheme === 'dark' ? 'light' : 'dark';
  return (
    <>
      <IconButton
        icon={Languages}
        lang={otherLanguage}
        label={setting.languages[otherLanguage]}
        onClick={() => setLanguage(otherLanguage)}
      />
      <IconButton
        icon={SunMoon}
        label={otherTheme === 'light' ? words.lightTheme : words.darkTheme}
        onClick={() => setTheme(otherTheme)}
      />
    </>
  );
}
