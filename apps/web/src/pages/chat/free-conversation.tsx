/** What lies behind the gate of the free chat: the conversation with the open demo shop, its messages counted. */
import { countedChat, type FreeVisitState, messagesLeft } from '@quarry/client';
import { useChatSession } from '@quarry/client/react';
import { brand, demoStoreSettings } from '@quarry/contract';
import { MessagesProvider, messagesFor } from '@quarry/ui';
import { useMemo } from 'react';
import { OfflineNotice } from '../../app/offline-notice.tsx';
import { siteSettings } from '../../browser/site-settings.ts';
import { ChatPanel, type MessageDrawing } from '../../features/chat/index.ts';
import { FreeChatRoom, freeVisit, LimitNotice } from '../../features/free-chat/index.ts';
import { OpeningScene } from '../../features/simple-chat/index.ts';
import { showProduct, understoodWords } from '../shop/show-product.ts';

/** The open demo shop has the slug as its name. Its settings come with the page, so that the greeting asks no one. */
const STORE = demoStoreSettings(brand.slug);

export default function FreeConversation({ visit }: { visit: FreeVisitState }) {
  const { chat, session } = useChatSession({ store: STORE, section: 'free' });
  const counted = useMemo(() => countedChat(session, freeVisit), [session]);
  const { language } = chat;
  const drawing = useMemo<MessageDrawing>(
    () => ({ showProduct: (entry) => showProduct(entry, STORE, language, 'elsewhere'), understoodWords }),
    [language],
  );
  const isLocked = messagesLeft(visit) === 0;
  const isFresh = chat.messages.length === 1 && !isLocked;

  return (
    <MessagesProvider language={language}>
      <OfflineNotice />
      <FreeChatRoom visit={visit} session={session} state={chat} onSignOut={freeVisit.signOut}>
        <ChatPanel
          session={counted}
          state={chat}
          drawing={drawing}
          layout="row"
          takesComments={false}
          opening={
            isFresh && (
              <OpeningScene
                language={language === 'ka' ? 'ka' : 'en'}
                label={messagesFor(language).quickReplies}
                onChoose={counted.pressButton}
              />
            )
          }
          lock={isLocked && <LimitNotice bookingUrl={siteSettings.bookingUrl} />}
        />
      </FreeChatRoom>
    </MessagesProvider>
  );
}
