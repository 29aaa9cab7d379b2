/** A message on its way, and what is known of it when its reply fails. */
import type { Attachments } from './attachments.ts';
import type { ChatMessage } from './chat-message.ts';
import type { Reply } from './grow-reply.ts';

/** A message being sent. */
export interface Outgoing extends Attachments {
  readonly text: string;
  readonly isWritten: boolean;
  /** The same at each try, so that the server answers it once. */
  readonly key: string;
}

export interface FailedTurn {
  shell: ChatMessage;
  reply: Reply;
  outgoing: Outgoing;
  /** Whether a piece of the reply has arrived. */
  hasBegun: boolean;
}

/** True when the shopper sends a returned message again unchanged. */
export function isSame(one: Outgoing, other: Outgoing): boolean {
  return (
    one.text === other.text &&
    one.recording === other.recording &&
    one.images.length === other.images.length &&
    one.images.every((image, position) => image === other.images[position])
  );
}
