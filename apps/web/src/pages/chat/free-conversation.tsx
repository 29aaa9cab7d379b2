/** The conversation of the free chat with the open demo shop, with counted messages. */
import { countedChat, fetchStoreSettings, forgetLastChat, type FreeVisitState, messagesLeft } from '@quarry/client';
import { useChatHistory, useChatSession } from '@quarry/client/react';
import { type Language, brand } from '@quarry/contract';
import { MessagesProvider, messagesFor } from '@quarry/ui';
import { useMemo, useRef, useState } from 'react';
import { OfflineNotice } from '../../app/offline-notice.tsx';
import { settingsAtHand } from '../../browser/known-stores.ts';
import { siteSettings } from '../../browser/site-settings.ts';
import { ChatPanel } from '../../features/chat/index.ts';
import { FreeChatRoom, freeVisit, LimitNotice } from '../../features/free-chat/index.ts';
import { OpeningScene } from '../../features/simple-chat/index.ts';
import { messageDrawing } from '../shop/message-drawing.ts';

/** The open demo shop's id is the slug. Its settings are bundled, so that the greeting needs no call. */
const STORE = settingsAtHand(brand.slug);
const PLACE = { storeId: STORE.id, section: 'free' };

function signOut() {
  forgetLastChat(PLACE);
  freeVisit.signOut();
}

export default function FreeConversation({ visit }: { visit: FreeVisitState }) {
  const { chat, session } = useChatSession({ store: STORE, section: 'free' });
  const counted = useMemo(() => countedChat(session, freeVisit), [session]);
  const past = useChatHistory(session, PLACE, { isKnown: false });
  const { language } = chat;
  const { hears, findOut } = useHearing();
  const drawing = useMemo(() => messageDrawing(STORE, language, 'elsewhere'), [language]);
  const isLocked = messagesLeft(visit) === 0;
  const isFresh = chat.messages.length === 1 && !isLocked;

  return (
    <MessagesProvider language={language}>
      <OfflineNotice />
      <FreeChatRoom visit={visit} session={session} state={chat} past={past} onSignOut={signOut}>
        <ChatPanel
          session={counted}
          state={chat}
          drawing={drawing}
          past={past}
          layout="row"
          takesComments={false}
          hears={hears}
          onNearRecorder={findOut}
          opening={
            isFresh
              ? // oxlint-disable-next-line react/no-unstable-nested-components -- a render function, called and never mounted
                (press) => (
                  <OpeningScene
                    language={language === 'ka' ? 'ka' : 'en'}
                    label={messagesFor(language).quickReplies}
                    onChoose={press}
                  />
                )
              : undefined
          }
          lock={isLocked && <LimitNotice bookingUrl={siteSettings.bookingUrl} />}
        />
      </FreeChatRoom>
    </MessagesProvider>
  );
}

/** Languages in which the server understands recordings. Requested once, when the visitor is about to record. */
function useHearing() {
  const [hears, setHears] = useState<readonly Language[]>();
  const isAsked = useRef(false);
  function findOut() {
    if (isAsked.current) return;
    isAsked.current = true;
    // Never rejects: without a reply the languages stay unknown.
    void fetchStoreSettings(STORE.id).then((reply) => setHears(reply.hears));
  }
  return { hears, findOut };
}
