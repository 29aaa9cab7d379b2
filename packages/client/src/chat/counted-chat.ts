/** A chat session that counts its messages and stops sending at the limit. */
import type { ChatSession, SendOutcome } from './chat-session-types.ts';
import { type FreeVisit, messagesLeft } from './free-visit.ts';

export function countedChat(session: ChatSession, visit: FreeVisit): ChatSession {
  /** A message counts once it is sent, whatever the reply. */
  function counted(say: () => SendOutcome): SendOutcome {
    if (messagesLeft(visit.getSnapshot()) === 0) return 'ignored';
    const outcome = say();
    if (outcome === 'sent') visit.countMessage();
    return outcome;
  }

  return {
    ...session,
    send: (draft) => counted(() => session.send(draft)),
    retry: () => counted(() => session.retry()),
    pressButton: (label) => counted(() => session.pressButton(label)),
  };
}
