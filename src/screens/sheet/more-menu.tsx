import { Ellipsis } from 'lucide-react';
import { lazy } from 'react';
import { core } from '@/i18n/core';
import { Menu } from '@/ui/menu';
import { useMessages } from '@/ui/preferences';
import type { OpenPanel } from './sheet-panel';

const MoreItems = lazy(async () => ({ default: (await import('./more-items')).MoreItems }));

type MoreMenuProps = Readonly<{ onOpen: OpenPanel; onKeys: () => void }>;

/** The menu of what is needed now and then. */
export function MoreMenu(props: MoreMenuProps) {
  const { verb } = useMessages(core);
  return <Menu label={verb.more} icon={Ellipsis} body={(close) => <MoreItems {...props} close={close} />} />;
}
