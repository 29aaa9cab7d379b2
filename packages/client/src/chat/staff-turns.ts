/** Adds events of staff to a conversation: who answers, their messages, and the return to the assistant. */
import type { ChatEvent, SaidMessage } from '../calls/chat-events.ts';
import type { ChatMessage } from './chat-message.ts';
import { randomId } from './random-id.ts';

interface StaffTurns {
  readonly messages: readonly ChatMessage[];
  /** Name of the person who answers; null while the assistant does. */
  readonly person: string | null;
}

/**
 * The conversation after an event. Words of the shopper and the assistant are added only with `addsAll`: a page that
 * was not reloaded has drawn them already.
 */
export function withEvent(
  { messages, person }: StaffTurns,
  event: ChatEvent,
  { now, addsAll }: { now: () => Date; addsAll: boolean },
): StaffTurns {
  if (event.type === 'state') {
    if (event.person === person) return { messages, person };
    const type = event.person === null ? 'person-left' : 'person-joined';
    const author = event.person ?? person ?? '';
    const note: ChatMessage = { id: randomId(), text: '', isUser: false, timestamp: now(), type, author };
    return { messages: [...messages, note], person: event.person };
  }
  const { message } = event;
  const isWanted = message.text !== '' && (addsAll || message.role === 'person');
  const isKnown = messages.some(({ id, backendMessageId }) => id === message.id || backendMessageId === message.id);
  return isWanted && !isKnown ? { messages: [...messages, turnOf(message)], person } : { messages, person };
}

function turnOf({ id, role, text, author, createdAt }: SaidMessage): ChatMessage {
  return {
    id,
    text,
    isUser: role === 'shopper',
    timestamp: createdAt,
    ...(role === 'person' && { author: author ?? '' }),
    ...(role === 'assistant' && { backendMessageId: id }),
  };
}
