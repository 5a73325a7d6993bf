import { useQuery } from '@tanstack/react-query';
import { partyLink } from '@/i18n/party-link';
import { rosterQuery } from '@/storage/queries';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import type { LinkSession } from './link-session';

type RulesOfferedProps = Readonly<{ rulesOf: string | null; session: LinkSession }>;

/** Whose table rules players are offered. */
export function RulesOffered({ rulesOf, session }: RulesOfferedProps) {
  const { rules: words } = useMessages(partyLink);
  const roster = useQuery(rosterQuery());
  const sheets = (roster.data?.entries ?? []).flatMap((entry) =>
    entry.ok ? [{ value: entry.id, label: entry.sheet.name }] : [],
  );
  const isGone = rulesOf !== null && !sheets.some(({ value }) => value === rulesOf);
  return (
    <SelectField
      label={words.label}
      hint={words.hint}
      options={[
        { value: '', label: words.none },
        ...(isGone ? [{ value: rulesOf, label: words.gone }] : []),
        ...sheets,
      ]}
      value={rulesOf ?? ''}
      onChange={(event) => session.offerRules(event.target.value || null)}
    />
  );
}
