/** Continues the conversation of an earlier page, and remembers the present one once the shopper has said something. */
import type { ChatSession } from '@quarry/client';
import { forgetSession, keepOpen, keepSession, keptSession } from '../kept.ts';

interface RememberedChat {
  store: string;
  /** Names the shopper to the server. */
  visitor: string;
  isOpen: () => boolean;
}

export function rememberChat(session: ChatSession, { store, visitor, isOpen }: RememberedChat): void {
  let kept = keptSession(store);
  let isUsed = false;
  session.subscribe(() => {
    const { sessionId, conversationId, messages } = session.getSnapshot();
    const wasUsed = isUsed;
    isUsed = messages.some((message) => message.isUser);
    if (!isUsed) {
      // The shopper has begun anew.
      if (wasUsed) forgetSession(store);
      kept = null;
      return;
    }
    const present = conversationId ?? sessionId;
    if (present === kept) return;
    kept = present;
    keepSession(store, present, visitor);
    keepOpen(store, isOpen());
  });
  if (kept === null) return;
  // The window does not wait for it, and works without it.
  session
    .continueChat(kept)
    .catch((error: unknown) => console.error('Quarry: the earlier conversation cannot be shown.', error));
}
