/** A person of the shop in a chat: receives what that person writes, and continues the conversation after a reload. */
import type { Fetch } from '../calls/fetch.ts';
import type { WritableObservable } from '../observable.ts';
import type { ChatState } from './chat-state.ts';
import { forgetConversation, keepConversation, keptConversation } from './kept-conversation.ts';
import { createPersonStream } from './person-stream.ts';
import type { ChatSection } from './section-rules.ts';
import { withEvent } from './staff-turns.ts';

interface PersonInChatParts {
  storeId: string;
  section: ChatSection;
  /** Whether the server knows the conversation by its session id; by its conversation id in the plain chat. */
  hasSession: boolean;
  state: WritableObservable<ChatState>;
  fetch: Fetch;
  now: () => Date;
}

export interface PersonInChat {
  /** Receives what a person writes from now on. */
  listen(): void;
  /** See `ChatSession.resume`. */
  resume(): void;
  /** The page draws by itself what is said from now on. */
  endCatchUp(): void;
  /** Ends the conversation for good. */
  forget(): void;
  /** Stops receiving; a kept conversation can be resumed. */
  close(): void;
}

export function createPersonInChat({ storeId, section, state, ...parts }: PersonInChatParts): PersonInChat {
  const { hasSession, fetch, now } = parts;
  const place = { storeId, section };
  let isKeeping = false;
  /** Whether the page was reloaded, and shows what was said before. */
  let isCatchingUp = false;
  const stream = createPersonStream(storeId, {
    fetch,
    onEvent(event) {
      const present = state.getSnapshot();
      const { sessionId, conversationId } = present;
      const { messages, person } = withEvent(present, event, { now, addsAll: isCatchingUp });
      state.set({ ...present, messages, person });
      if (person === null) forgetConversation(place);
      else if (isKeeping) keepConversation(place, { sessionId, conversationId });
    },
  });

  function listen() {
    const { sessionId, conversationId } = state.getSnapshot();
    const session = hasSession ? sessionId : conversationId;
    if (session !== null) stream.open(session);
  }

  return {
    listen,
    resume() {
      isKeeping = true;
      const kept = keptConversation(place);
      if (!kept) return;
      isCatchingUp = true;
      state.set({ ...state.getSnapshot(), ...kept });
      listen();
    },
    endCatchUp() {
      isCatchingUp = false;
    },
    forget() {
      stream.close();
      forgetConversation(place);
      isCatchingUp = false;
    },
    close: stream.close,
  };
}
