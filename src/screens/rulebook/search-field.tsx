import { rulebook } from '@/i18n/rulebook';
import { TextField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';

type SearchProps = Readonly<{ value: string; hint: string; found: number; onChange: (value: string) => void }>;

/** The field that narrows a list down, and how much is left of it. */
export function SearchField({ value, hint, found, onChange }: SearchProps) {
  const words = useMessages(rulebook);
  return (
    <TextField
      type="search"
      label={words.search}
      hint={
        <>
          {hint} · <span role="status">{words.found(found)}</span>
        </>
      }
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
