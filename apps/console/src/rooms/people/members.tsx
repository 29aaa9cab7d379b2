/** Members and open invitations of a shop. */
import { FIRST_PAGE } from '../../kit/first-page.ts';
import { type Member, Role } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '../../browser/use-address-state.ts';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge } from '../../kit/badge.tsx';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { Question } from '../../kit/dialogs.tsx';
import { formatDay } from '../../kit/format.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Loaded, StateNote } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { type GivenLink, LinkDialog } from './link-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';

export function Members() {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  const address = useAddress();
  const mayWrite = may('members:write');
  const [link, setLink] = useState<GivenLink | null>(null);
  const members = useInfiniteQuery({
    queryKey: ['members', store],
    queryFn: ({ pageParam, signal }) =>
      callV1('listMembers', { params: { store }, query: { cursor: pageParam ?? undefined, limit: 50 } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor,
  });
  const outdates = [
    ['members', store],
    ['audit', store],
  ];
  const changeRole = useChange({
    run: ({ id, role }: { id: string; role: Role }) =>
      callV1('changeMember', { params: { store, id }, body: { role } }),
    outdates,
    done: t('people.roleChanged'),
  });
  const remove = useChange({
    run: (id: string) => callV1('removeMember', { params: { store, id } }),
    outdates,
    done: t('people.removed'),
    onDone: () => closeDialog(),
  });
  const reset = useChange({
    run: (id: string) => callV1('resetPassword', { params: { store, id } }),
    outdates: [],
    onDone: ({ link: address, mailed }) => setLink({ purpose: 'password', link: address, mailed }),
  });
  const closeDialog = () => address.change({ dialog: null, id: null });
  const dialog = address.get('dialog');

  const columns: Column<Member>[] = [
    {
      id: 'name',
      label: t('people.name'),
      renderCell: (member) => (
        <span className="flex flex-wrap items-center gap-2 max-sm:justify-end">
          <b className="font-semibold break-all">{member.username}</b>
          {member.is_self && <Badge>{t('people.you')}</Badge>}
        </span>
      ),
    },
    {
      id: 'role',
      label: t('people.role'),
      renderCell: (member) =>
        mayWrite ? (
          <select
            aria-label={t('people.roleOf', { name: member.username })}
            className="field max-w-52"
            value={member.role}
            disabled={changeRole.isPending}
            onChange={(event) => changeRole.mutate({ id: member.id, role: Role.parse(event.target.value) })}
          >
            {Role.options.map((role) => (
              <option key={role} value={role}>
                {t(`role.${role}`)}
              </option>
            ))}
          </select>
        ) : (
          t(`role.${member.role}`)
        ),
    },
    {
      id: 'since',
      label: t('people.since'),
      isMinor: true,
      renderCell: (member) => formatDay(member.created_at, language),
    },
    {
      id: 'actions',
      label: t('people.actions'),
      renderCell: (member) => (
        <span className="flex flex-wrap justify-end gap-1">
          <Button look="text" size="small" onClick={() => address.change({ dialog: 'sessions', id: member.id })}>
            {t('people.sessions')}
          </Button>
          {mayWrite && (
            <Button look="text" size="small" disabled={reset.isPending} onClick={() => reset.mutate(member.id)}>
              {t('people.reset')}
            </Button>
          )}
          {mayWrite && !member.is_self && (
            <Button look="text" size="small" onClick={() => address.change({ dialog: 'remove', id: member.id })}>
              {t('people.remove')}
            </Button>
          )}
        </span>
      ),
    },
  ];

  return (
    <div className="grid gap-6">
      <Panel
        title={t('people.view.people')}
        note={t('people.note')}
        actions={
          mayWrite && (
            <Button size="small" onClick={() => address.change({ dialog: 'invite' })}>
              {t('people.invite')}
            </Button>
          )
        }
      >
        <Loaded query={members}>
          {({ pages }) => {
            const rows = pages.flatMap(({ items }) => items);
            const chosen = rows.find(({ id }) => id === address.get('id'));
            return (
              <>
                {rows.length === 0 ? (
                  <StateNote icon="people" title={t('people.none')}>
                    {t('people.noneWhy')}
                  </StateNote>
                ) : (
                  <DataTable
                    label={t('people.view.people')}
                    columns={columns}
                    rows={rows}
                    keyOf={({ id }) => id}
                    isSelected={({ id }) => id === address.get('id')}
                  />
                )}
                <MoreButton pages={members} />
                {dialog === 'remove' && chosen && (
                  <Question
                    title={t('people.removeTitle', { name: chosen.username })}
                    verb={t('people.remove')}
                    isPending={remove.isPending}
                    onConfirm={() => remove.mutate(chosen.id)}
                    onClose={closeDialog}
                  >
                    {t('people.removeText')}
                  </Question>
                )}
                {dialog === 'sessions' && chosen && <SessionsDialog member={chosen} onClose={closeDialog} />}
              </>
            );
          }}
        </Loaded>
      </Panel>
      <Invitations mayWrite={mayWrite} />
      {dialog === 'invite' && mayWrite && (
        <InviteDialog
          onClose={closeDialog}
          onInvited={(given) => {
            closeDialog();
            setLink(given);
          }}
        />
      )}
      {link && <LinkDialog given={link} onClose={() => setLink(null)} />}
    </div>
  );
}

function Invitations({ mayWrite }: { mayWrite: boolean }) {
  const { t, language } = useWords();
  const { id: store } = useStore();
  const invitations = useQuery({
    queryKey: ['invitations', store],
    queryFn: ({ signal }) => callV1('listInvitations', { params: { store } }, { signal }),
  });
  const withdraw = useChange({
    run: (id: string) => callV1('withdrawInvitation', { params: { store, id } }),
    outdates: [
      ['invitations', store],
      ['audit', store],
    ],
    done: t('people.withdrawn'),
  });
  if (!invitations.data || invitations.data.items.length === 0) return null;
  return (
    <Panel title={t('people.invitations')}>
      <ul className="divide-y divide-line border-t border-line">
        {invitations.data.items.map(({ id, username, role, expires_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
            <span className="min-w-0 flex-1">
              <b className="block font-semibold break-all">{username}</b>
              <span className="text-sm text-ink-2">
                {t(`role.${role}`)} · {t('people.until', { day: formatDay(expires_at, language) })}
              </span>
            </span>
            {mayWrite && (
              <Button look="line" size="small" disabled={withdraw.isPending} onClick={() => withdraw.mutate(id)}>
                {t('people.withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
