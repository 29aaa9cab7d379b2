/** The first account of an empty installation; then its first shop. */
import { login } from '@quarry/client';
import { Button } from '@quarry/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callV1 } from '../calls/call-v1.ts';
import { failureText } from '../calls/failure-text.ts';
import { TextInput } from '../kit/fields.tsx';
import { useWords } from '../words/use-words.ts';
import { EntryForm } from './entry-form.tsx';
import { messageAbout } from '../calls/field-messages.ts';

export function Setup() {
  const { t } = useWords();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState(codeOfAddress);
  const create = useMutation({
    async mutationFn() {
      const account = { username: username.trim(), password };
      await callV1('createFirstAccount', { body: { ...account, code } });
      await login(account);
    },
    async onSuccess() {
      await navigate('/new', { replace: true });
      await queries.resetQueries();
    },
  });
  const messageOf = (field: string) => messageAbout(create.error, field);

  return (
    <EntryForm
      title={t('setup.title')}
      note={t('setup.note')}
      problem={create.isError ? failureText(create.error, t) : null}
      onSubmit={() => create.mutate()}
    >
      <TextInput
        label={t('setup.code')}
        help={t('setup.codeHelp')}
        value={code}
        onChange={setCode}
        error={messageOf('code')}
        autoComplete="one-time-code"
        required
        isCode
        className="mb-4"
      />
      <TextInput
        label={t('setup.username')}
        value={username}
        onChange={setUsername}
        error={messageOf('username')}
        autoComplete="username"
        required
        className="mb-4"
        dir="ltr"
      />
      <TextInput
        label={t('login.password')}
        help={t('newPassword.help')}
        type="password"
        value={password}
        onChange={setPassword}
        error={messageOf('password')}
        autoComplete="new-password"
        required
        className="mb-6"
        dir="ltr"
      />
      <Button type="submit" className="w-full" disabled={create.isPending}>
        {t('setup.submit')}
      </Button>
    </EntryForm>
  );
}

/** The address that the server prints has the code behind `#`, which no server and no log sees. */
function codeOfAddress(): string {
  return new URLSearchParams(location.hash.slice(1)).get('setup') ?? '';
}
