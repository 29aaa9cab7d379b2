/** A full-page chat: after the login, one store's assistant. */
import type { AuthBase, ChatEndpoint, ChatSection } from '@quarry/client';
import { useChatHistory, useChatSession, useProductEvents, useStoreSettings } from '@quarry/client/react';
import type { StoreReply } from '@quarry/contract';
import { MessagesProvider } from '@quarry/ui';
import { useMemo } from 'react';
import { settingsAtHand } from '../../browser/known-stores.ts';
import { OfflineNotice } from '../../app/offline-notice.tsx';
import { ChatRoom } from '../../features/chat/index.ts';
import { LoginGate, type Visitor } from '../../features/login/index.ts';
import { messageDrawing } from '../shop/message-drawing.ts';

interface ChatPageProps {
  base: AuthBase;
  section: ChatSection;
  /** The section's name in `Please login to access ...`. */
  context: string;
  /** The endpoint for messages, if not the section's default. */
  endpoint?: ChatEndpoint;
}

export function ChatPage({ base, context, ...where }: ChatPageProps) {
  return (
    <LoginGate base={base} context={context}>
      {(visitor) => <ChatOfVisitor key={visitor.store} visitor={visitor} {...where} />}
    </LoginGate>
  );
}

type Where = Pick<ChatPageProps, 'section' | 'endpoint'>;

/** Keyed by its store: another store starts with a new greeting, its language, and no messages. */
function ChatOfVisitor({ visitor, ...where }: Where & { visitor: Visitor }) {
  const store = useStoreSettings(visitor.store, { fallback: settingsAtHand });
  useProductEvents(visitor.store);
  if (!store) return <div className="stage min-h-[80vh]" aria-busy="true" />;
  return <Chat store={store} visitor={visitor} {...where} />;
}

function Chat({ store, visitor, section, endpoint }: Where & { store: StoreReply; visitor: Visitor }) {
  const { chat, session } = useChatSession({ store, section, ...(endpoint && { endpoint }) });
  const past = useChatHistory(session, { storeId: store.id, section }, { isKnown: true });
  const { language } = chat;
  const isGuided = section === 'button-chat';
  const drawing = useMemo(
    () => messageDrawing(store, language, isGuided ? 'guided-chat' : 'elsewhere'),
    [store, language, isGuided],
  );

  return (
    <MessagesProvider language={language}>
      <OfflineNotice />
      <ChatRoom
        session={session}
        state={chat}
        storeName={store.id}
        drawing={drawing}
        past={past}
        login={{ storeId: store.id, onSessionEnded: visitor.sessionEnded }}
        hears={store.hears}
        isGuided={isGuided}
        stores={visitor.stores}
        activeContext={visitor.activeContext}
        onSwitchStore={visitor.switchContext}
        onLogout={visitor.logout}
      />
    </MessagesProvider>
  );
}
