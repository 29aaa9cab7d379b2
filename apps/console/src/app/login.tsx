/** The login of the console. The address stays, so that a deep link opens after it. */
import { login, LoginError } from '@quarry/client';
import { Button, LogoMark } from '@quarry/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput } from '../kit/fields.tsx';
import { useWords } from '../words/use-words.ts';

export function Login({ hasEnded }: { hasEnded: boolean }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const attempt = useMutation({
    mutationFn: () => login({ username: username.trim(), password }),
    onSuccess: () => queries.resetQueries(),
  });
  return (
    <main className="grid min-h-dvh place-items-center px-5">
      <title>{`${t('login.title')} | Quarry`}</title>
      <form
        className="panel w-full max-w-[400px] p-7"
        onSubmit={(event) => {
          event.preventDefault();
          attempt.mutate();
        }}
      >
        <LogoMark className="mb-4 size-9" />
        <h1 className="text-2xl font-semibold">{t('login.title')}</h1>
        <p className="mt-1 mb-5 text-ink-2">{hasEnded ? t('login.ended') : t('login.note')}</p>
        {attempt.isError && (
          <p role="alert" className="mb-4 rounded-control bg-danger-tint px-3.5 py-2.5 text-danger">
            {reasonOf(attempt.error)}
          </p>
        )}
        <TextInput
          label={t('login.username')}
          value={username}
          onChange={setUsername}
          autoComplete="username"
          required
          className="mb-4"
          dir="ltr"
        />
        <TextInput
          label={t('login.password')}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          required
          className="mb-6"
          dir="ltr"
        />
        <Button type="submit" className="w-full" disabled={attempt.isPending}>
          {attempt.isPending ? t('login.pending') : t('login.submit')}
        </Button>
      </form>
    </main>
  );

  /** The server answers a wrong password in English; that one is known. */
  function reasonOf(error: unknown): string {
    if (error instanceof LoginError && error.message.startsWith('Invalid username')) return t('login.wrong');
    return error instanceof LoginError ? error.message : t('problem.unexpected');
  }
}
