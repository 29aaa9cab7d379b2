/** Invites a person: a name and a role; the reply has the link to pass on. */
import { Role } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useState } from 'react';
import { ApiProblem } from '@quarry/client';
import { callV1 } from '../../calls/call-v1.ts';
import { failureText } from '../../calls/failure-text.ts';
import { Modal } from '../../kit/dialogs.tsx';
import { SelectInput, TextInput } from '../../kit/fields.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import type { GivenLink } from './link-dialog.tsx';

export function InviteDialog({ onClose, onInvited }: { onClose: () => void; onInvited: (given: GivenLink) => void }) {
  const { t } = useWords();
  const { id: store } = useStore();
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<Role>('viewer');
  const invite = useChange({
    run: () => callV1('invite', { params: { store }, body: { username, role } }),
    outdates: [
      ['invitations', store],
      ['audit', store],
    ],
    onDone: ({ link, mailed }) => onInvited({ purpose: 'invitation', link, mailed }),
    showsErrorItself: true,
  });
  const fields = invite.error instanceof ApiProblem ? invite.error.errors : [];
  return (
    <Modal title={t('people.invite')} note={t('people.inviteNote')} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          invite.mutate(undefined);
        }}
      >
        <TextInput
          label={t('people.username')}
          help={t('people.usernameHelp')}
          value={username}
          onChange={setUsername}
          error={fields.find(({ field }) => field.endsWith('username'))?.message}
          required
          dir="ltr"
        />
        <SelectInput
          label={t('people.role')}
          help={t(`role.${role}Help`)}
          value={role}
          options={Role.options.map((value) => ({ value, label: t(`role.${value}`) }))}
          onChange={setRole}
        />
        {invite.isError && (
          <p role="alert" className="rounded-control bg-danger-tint px-3.5 py-2.5 text-danger">
            {failureText(invite.error, t)}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button look="line" size="small" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" size="small" disabled={invite.isPending || username.trim() === ''}>
            {t('people.inviteVerb')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
