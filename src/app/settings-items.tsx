import { Book, Keyboard, Languages, SunMoon, Users } from 'lucide-react';
import { app } from '@/i18n/app';
import { MenuItems } from '@/ui/menu-items';
import { THEMES, useMessages, usePreferences } from '@/ui/preferences';

/** Language, theme and the single-letter keys; each choice moves on to the next value. */
export function SettingsItems({ close }: Readonly<{ close: () => void }>) {
  const words = useMessages(app);
  const { language, theme, letterKeys, setLanguage, setTheme, setLetterKeys } = usePreferences();
  const otherLanguage = language === 'en' ? 'zh-CN' : 'en';
  const nextTheme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <MenuItems
      close={close}
      items={[
        {
          label: words.languageName[otherLanguage],
          icon: Languages,
          onSelect: () => setLanguage(otherLanguage),
        },
        {
          label: words.theme,
          icon: SunMoon,
          detail: words.themeName[theme],
          onSelect: () => setTheme(nextTheme),
        },
        {
          label: words.letterKeys,
          icon: Keyboard,
          detail: letterKeys ? words.on : words.off,
          onSelect: () => setLetterKeys(!letterKeys),
        },
        { label: words.parties, icon: Users, onSelect: () => location.assign('#/party') },
        { label: words.rulebook, icon: Book, onSelect: () => location.assign('#/rulebook') },
      ]}
    />
  );
}
