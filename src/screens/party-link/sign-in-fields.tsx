import { partyLink } from '@/i18n/party-link';
import { LimitedTextField } from '@/ui/limited-text-field';
import { useMessages } from '@/ui/preferences';

/** Who connects to the broker; empty for everybody. */
export type SignIn = Readonly<{ username: string; password: string }>;

type SignInFieldsProps = Readonly<{
  value: SignIn;
  onChange: (value: SignIn) => void;
  hint?: string;
  isOpen?: boolean;
}>;

/** User and password, folded away: most brokers of a table ask for none. */
export function SignInFields({ value, onChange, hint, isOpen = false }: SignInFieldsProps) {
  const { broker: words } = useMessages(partyLink);
  return (
    <details open={isOpen || undefined}>
      <summary className="cursor-pointer py-3.5 text-13 text-ink-2">{words.signIn}</summary>
      <div className="grid grid-cols-2 gap-3">
        <LimitedTextField
          label={words.user}
          most={200}
          value={value.username}
          onChange={(event) => onChange({ ...value, username: event.target.value })}
        />
        <LimitedTextField
          label={words.password}
          type="password"
          most={200}
          value={value.password}
          onChange={(event) => onChange({ ...value, password: event.target.value })}
        />
      </div>
      {hint && <p className="mt-1.5 text-12 text-ink-3">{hint}</p>}
    </details>
  );
}

/** The parts of an address that say who connects; none where they are empty. */
export const signInOf = ({ username, password }: SignIn) => ({
  ...(username && { username }),
  ...(password && { password }),
});
