/** Where a member is logged in; each session can be ended. */
import type { Member } from '@quarry/contract';
import { Button } from '@quarry/ui';
import { useQuery } from '@tanstack/react-query';
import { callV1 } from '../../calls/call-v1.ts';
import { Badge } from '../../kit/badge.tsx';
import { Modal } from '../../kit/dialogs.tsx';
import { formatTime } from '../../kit/format.ts';
import { Loaded } from '../../kit/states.tsx';
import { useStore } from '../../kit/store-context.ts';
import { useChange } from '../../kit/use-change.ts';
import { useWords } from '../../words/use-words.ts';

export function SessionsDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t, language } = useWords();
  const { id: store, may } = useStore();
  const key = ['member-sessions', store, member.id];
  const sessions = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callV1('memberSessions', { params: { store, id: member.id } }, { signal }),
  });
  const end = useChange({
    run: (session: string) => callV1('endMemberSession', { params: { store, id: member.id, session } }),
    outdates: [key],
    done: t('people.sessionEnded'),
  });
  return (
    <Modal title={t('people.sessionsOf', { name: member.username })} onClose={onClose}>
      <Loaded query={sessions}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-2">{t('people.noSessions')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map((session) => (
                <li key={session.id} className="flex items-center gap-3 py-2">
                  <span className="min-w-0 flex-1">
                    {formatTime(session.created_at, language)}
                    <span className="block text-sm text-ink-2">
                      {t('people.until', { day: formatTime(session.expires_at, language) })}
                    </span>
                  </span>
                  {session.is_current && <Badge tone="good">{t('people.thisSession')}</Badge>}
                  {may('members:write') && !session.is_current && (
                    <Button look="line" size="small" disabled={end.isPending} onClick={() => end.mutate(session.id)}>
                      {t('people.endSession')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Modal>
  );
}
