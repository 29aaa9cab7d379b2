/**
 * The pages behind the links that are sent to people: accepting an invitation and setting a new password. The token
 * stands behind the `#`, so that no server logs it.
 */
import { Button, LogoMark } from '@quarry/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { callV1 } from '../calls/call-v1.ts';
import { TextInput } from '../kit/fields.tsx';
import { Loaded } from '../kit/states.tsx';
import { useWords } from '../words/use-words.ts';
import { fieldMessages } from '../calls/field-messages.ts';
import { FailureNote } from '../kit/failure-note.tsx';

export function InvitationPage() {
  const { t } = useWords();
  const token = useToken();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => callV1('readInvitation', { body: { token } }, { signal }),
  });
  return (
    <Frame title={t('invitation.title')}>
      <Loaded query={invitation}>
        {({ store_name, username, role, has_account }) => (
          <PasswordForm
            note={t('invitation.note', { shop: store_name, role: t(`role.${role}`), name: username })}
            label={t(has_account ? 'invitation.ownPassword' : 'invitation.newPassword')}
            isNew={!has_account}
            verb={t('invitation.accept')}
            run={(password) => callV1('acceptInvitation', { body: { token, password } })}
          />
        )}
      </Loaded>
    </Frame>
  );
}

export function NewPasswordPage() {
  const { t } = useWords();
  const token = useToken();
  return (
    <Frame title={t('newPassword.title')}>
      <PasswordForm
        note={t('newPassword.note')}
        label={t('invitation.newPassword')}
        isNew
        verb={t('newPassword.save')}
        run={(password) => callV1('setPassword', { body: { token, password } })}
      />
    </Frame>
  );
}

function useToken(): string {
  return useLocation().hash.slice(1);
}

interface PasswordFormProps {
  note: string;
  label: string;
  /** Whether the password is chosen here, rather than the account's. */
  isNew: boolean;
  verb: string;
  run: (password: string) => Promise<{ username: string }>;
}

function PasswordForm({ note, label, isNew, verb, run }: PasswordFormProps) {
  const { t } = useWords();
  const [password, setPassword] = useState('');
  const save = useMutation({ mutationFn: () => run(password) });
  if (save.data) {
    return (
      <div role="status">
        <p className="mb-4">{t('newPassword.done', { name: save.data.username })}</p>
        <Link to="/" className="font-semibold underline underline-offset-4">
          {t('login.title')}
        </Link>
      </div>
    );
  }
  const message = fieldMessages(save.error)[0]?.message;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <p className="mb-5 text-ink-2">{note}</p>
      <FailureNote error={save.error} className="mb-4" />
      <TextInput
        label={label}
        help={isNew ? t('newPassword.help') : undefined}
        error={message}
        type="password"
        dir="ltr"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={password}
        onChange={setPassword}
        required
        className="mb-5"
      />
      <Button type="submit" className="w-full" disabled={save.isPending}>
        {verb}
      </Button>
    </form>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center px-5">
      <title>{`${title} | Quarry`}</title>
      <div className="panel w-full max-w-[420px] p-7">
        <LogoMark className="mb-4 size-9" />
        <h1 className="mb-2 text-2xl font-semibold">{title}</h1>
        {children}
      </div>
    </main>
  );
}
