/**
 * Decides between login and shell: who has no session sees the login at the same address, or, where there is no account
 * yet, the page that makes the first one.
 */
import { ApiProblem, logout } from '@quarry/client';
import { Button } from '@quarry/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callV1 } from '../calls/call-v1.ts';
import { failureText } from '../calls/failure-text.ts';
import { Loading, StateNote } from '../kit/states.tsx';
import { useWords } from '../words/use-words.ts';
import type { Account } from './account.ts';
import { Login } from './login.tsx';
import { Setup } from './setup.tsx';
import { Shell } from './shell.tsx';

export function Entrance() {
  const { t } = useWords();
  const queries = useQueryClient();
  const me = useQuery({ queryKey: ['me'], queryFn: ({ signal }) => callV1('me', {}, { signal }) });
  const isLoggedOut = me.error instanceof ApiProblem && me.error.status === 401;
  const setup = useQuery({
    queryKey: ['setup'],
    queryFn: ({ signal }) => callV1('setupState', {}, { signal }),
    enabled: isLoggedOut,
  });
  const [hadSession, setHadSession] = useState(false);
  const leave = useMutation({
    mutationFn: () => logout(),
    onSuccess: () => {
      setHadSession(false);
      queries.clear();
      return me.refetch();
    },
  });
  const account = useMemo<Account | null>(
    () =>
      me.data
        ? {
            name: me.data.name,
            isPlatformAdministrator: me.data.is_platform_admin,
            stores: me.data.stores.map(({ id, name, is_demo, role, permissions }) => ({
              id,
              name,
              isDemo: is_demo,
              role: role ?? '',
              permissions,
            })),
          }
        : null,
    [me.data],
  );

  if (isLoggedOut) {
    if (setup.data?.is_open) return <Setup />;
    // Where the state cannot be read, the login says why.
    return setup.isPending ? <Waiting /> : <Login hasEnded={hadSession} />;
  }
  if (me.isError) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <StateNote
          role="alert"
          icon="warning"
          title={t('state.failed')}
          action={
            <Button look="line" size="small" onClick={() => void me.refetch()}>
              {t('state.retry')}
            </Button>
          }
        >
          {failureText(me.error, t)}
        </StateNote>
      </main>
    );
  }
  if (!account) return <Waiting />;
  return <Shell account={account} onLogout={() => leave.mutate()} />;
}

function Waiting() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Loading />
    </main>
  );
}
