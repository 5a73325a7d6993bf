import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { roster } from '@/i18n/roster';
import { sampleQuery } from '@/storage/queries';
import { LoadingBars } from '@/ui/loading-bars';
import { Menu } from '@/ui/menu';
import { MenuItems } from '@/ui/menu-items';
import { useLanguage, useMessages } from '@/ui/preferences';

/** Adds a sample: the one of this id, else the first. */
export type OnSample = (id: string | null) => void;

type SampleMenuProps = Readonly<{ icon: LucideIcon; onSample: OnSample; className?: string }>;

/** All sample characters, fetched when somebody looks. */
export function SampleMenu({ icon, onSample, className = '' }: SampleMenuProps) {
  const words = useMessages(roster);
  return (
    <Menu
      label={words.samples}
      icon={icon}
      className={className}
      body={(close) => <SampleItems onSample={onSample} close={close} />}
    />
  );
}

function SampleItems({ onSample, close }: Readonly<{ onSample: OnSample; close: () => void }>) {
  const words = useMessages(roster);
  const { data, isError } = useQuery(sampleQuery(useLanguage()));
  if (isError) return <p className="px-3 py-2 text-13">{words.sampleFailed}</p>;
  if (!data) return <LoadingBars />;
  const items = data.map(({ id, name, concept }) => ({ label: name, detail: concept, onSelect: () => onSample(id) }));
  return <MenuItems items={items} close={close} />;
}
