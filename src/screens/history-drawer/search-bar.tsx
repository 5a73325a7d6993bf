import { Copy } from 'lucide-react';
import { history } from '@/i18n/history';
import { IconButton } from '@/ui/button';
import { SelectField, TextField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { KINDS } from './entry-kinds';
import type { Search } from './search';

type SearchBarProps = Readonly<{
  search: Search;
  onSearch: (search: Search) => void;
  /** Null while there is nothing to copy. */
  onCopy: (() => void) | null;
}>;

/** What History is narrowed to: words and a kind of change; what is left can be copied. */
export function SearchBar({ search, onSearch, onCopy }: SearchBarProps) {
  const words = useMessages(history);
  const options = (['all', ...KINDS] as const).map((value) => ({ value, label: words.kinds[value] }));
  return (
    <search className="sticky top-0 z-10 grid grid-cols-[minmax(0,1fr)_auto_auto] gap-2 bg-surf-1 pt-1 pb-3">
      <TextField
        type="search"
        label={words.search}
        hideLabel
        placeholder={words.search}
        value={search.text}
        onChange={(event) => onSearch({ ...search, text: event.target.value })}
      />
      <SelectField
        label={words.kind}
        hideLabel
        value={search.kind}
        options={options}
        onChange={(event) => onSearch({ ...search, kind: event.target.value as Search['kind'] })}
      />
      <IconButton icon={Copy} label={words.copyList} disabled={onCopy === null} onClick={onCopy ?? undefined} />
    </search>
  );
}
