/** Invites a person: a name and a role; the reply has the link to pass on. */
import { Role } from '@quarry/contract';
import { useState } from 'react';
import { callV1 } from '../../calls/call-v1.ts';
import { SelectInput, TextInput } from '../../kit/fields.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import type { GivenLink } from './link-dialog.tsx';
import { messageAbout } from '../../calls/field-messages.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';

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
  return (
    <FormDialog
      title={t('people.invite')}
      note={t('people.inviteNote')}
      verb={t('people.inviteVerb')}
      change={invite}
      isReady={username.trim() !== ''}
      onSubmit={() => invite.mutate(undefined)}
      onClose={onClose}
    >
      <TextInput
        label={t('people.username')}
        help={t('people.usernameHelp')}
        value={username}
        onChange={setUsername}
        error={messageAbout(invite.error, 'username')}
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
    </FormDialog>
  );
}
