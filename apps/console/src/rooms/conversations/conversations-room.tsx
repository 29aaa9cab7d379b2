/** The inbox of a shop and one conversation beside it. */
import { buttonClass } from '@quarry/ui';
import { Link } from 'react-router';
import { useAddress } from '../../browser/use-address-state.ts';
import { RoomHead } from '../../kit/panel.tsx';
import { StateNote } from '../../kit/states.tsx';
import { useWords } from '../../words/use-words.ts';
import { ConversationPanel } from './conversation-panel.tsx';
import { Inbox } from './inbox.tsx';
import { SavedRepliesDialog } from './saved-replies.tsx';

export default function ConversationsRoom() {
  const { t } = useWords();
  const address = useAddress();
  const id = address.get('id');
  return (
    <>
      <RoomHead
        title={t('room.conversations')}
        actions={
          <Link to={address.queryWith({ dialog: 'replies' })} className={buttonClass('line', 'small')}>
            {t('reply.title')}
          </Link>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)]">
        <div className={id ? 'max-lg:hidden' : ''}>
          <Inbox />
        </div>
        <div className={id ? '' : 'max-lg:hidden'}>
          {id ? (
            <>
              <Link
                to={address.queryWith({ id: null })}
                className={`${buttonClass('text', 'small')} mb-3 -ms-4 lg:!hidden`}
              >
                {t('inbox.back')}
              </Link>
              <ConversationPanel key={id} id={id} />
            </>
          ) : (
            <div className="panel">
              <StateNote icon="chat" title={t('inbox.choose')} />
            </div>
          )}
        </div>
      </div>
      <SavedRepliesDialog />
    </>
  );
}
