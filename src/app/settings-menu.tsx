import { Settings2 } from 'lucide-react';
import { lazy } from 'react';
import { app } from '@/i18n/app';
import { Menu } from '@/ui/menu';
import { useMessages } from '@/ui/preferences';

const SettingsItems = lazy(async () => ({ default: (await import('./settings-items')).SettingsItems }));

/** The menu of language, theme and keys. */
export function SettingsMenu() {
  const words = useMessages(app);
  return <Menu label={words.settings} icon={Settings2} body={(close) => <SettingsItems close={close} />} />;
}
