import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { JoinScreen } from '@/screens/party-link/join-screen';
import { JoinWaiting } from '@/screens/party-link/join-waiting';
import { client } from './query-client';

type JoinRouteProps = Readonly<{
  /** What stands behind `#/join/`: an invitation, `of:` and a sheet, or nothing. */
  part: string | undefined;
  onBack: () => void;
  onGo: (address: string, options?: Readonly<{ replace: boolean }>) => void;
}>;

/** The invitation that was read from the address bar. It is a secret, so it stands nowhere else. */
let taken: string | null = null;

const WAITING = /^of:(.+)$/;

/** The way into somebody else's party. */
export function JoinRoute({ part, onBack, onGo }: JoinRouteProps) {
  const [, sheetId] = WAITING.exec(part ?? '') ?? [];
  const isInvite = part !== undefined && sheetId === undefined;
  useEffect(() => {
    if (!isInvite) return;
    taken = `#/join/${part}`;
    onGo('/join', { replace: true });
  }, [isInvite, part, onGo]);
  const leave = () => {
    taken = null;
    onBack();
  };
  if (isInvite) return null;
  return (
    <QueryClientProvider client={client}>
      {sheetId === undefined ? (
        <JoinScreen
          fragment={taken}
          onBack={leave}
          onInvite={(fragment) => onGo(fragment.replace(/^#/, ''), { replace: true })}
          onNewSheet={() => onGo('/new')}
          onToList={() => onGo('/')}
          onAsked={(asked) => {
            taken = null;
            onGo(`/join/of:${asked}`, { replace: true });
          }}
        />
      ) : (
        <JoinWaiting
          sheetId={sheetId}
          onBack={leave}
          onOpenSheet={() => onGo(`/sheet/${sheetId}`, { replace: true })}
        />
      )}
    </QueryClientProvider>
  );
}
