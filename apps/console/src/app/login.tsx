/** The login of the console. The address stays, so that a deep link opens after it. */
import { login, LoginError } from '@quarry/client';
import { Button } from '@quarry/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput } from '../kit/fields.tsx';
import { isWordKey } from '../words/words.ts';
import { useWords } from '../words/use-words.ts';
import { EntryForm } from './entry-form.tsx';

export function Login({ hasEnded }: { hasEnded: boolean }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  /** Whether the account has asked for the code of its app. */
  const [asksCode, setAsksCode] = useState(false);
  const attempt = useMutation({
    mutationFn: () => login({ username: username.trim(), password, ...(code && { code: code.trim() }) }),
    onSuccess: () => queries.resetQueries(),
    onError: (error) => {
      if (error instanceof LoginError && error.code === 'second-factor-needed') setAsksCode(true);
    },
  });
  return (
    <EntryForm
      title={t('login.title')}
      note={hasEnded ? t('login.ended') : t('login.note')}
      problem={attempt.isError ? reasonOf(attempt.error) : null}
      onSubmit={() => attempt.mutate()}
    >
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
      {asksCode && (
        <TextInput
          label={t('login.code')}
          help={t('factor.codeOrRecovery')}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          required
          isCode
          className="mb-6"
        />
      )}
      <Button type="submit" className="w-full" disabled={attempt.isPending}>
        {attempt.isPending ? t('login.pending') : t('login.submit')}
      </Button>
    </EntryForm>
  );

  /** null: nothing is wrong, the code is asked for. The server answers in English; some reasons are known. */
  function reasonOf(error: unknown): string | null {
    if (error instanceof LoginError && error.code === 'second-factor-needed') return null;
    const key = `problem.${error instanceof LoginError ? error.code : ''}`;
    if (isWordKey(key)) return t(key);
    return error instanceof LoginError ? error.message : t('problem.unexpected');
  }
}
