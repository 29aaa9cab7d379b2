/** From a reply that has ended to the message that stays. */
import type { ChatMessage } from './chat-message.ts';
import type { Reply } from './grow-reply.ts';
import { shapeOfWav } from './sound-shape.ts';
import { wavFromPcm } from './wav.ts';

/**
 * The message with all that the reply brought: text (none when it was only white space), sound as one WAV, products,
 * orders, buttons and the server's id.
 */
export function answerMessage(shell: ChatMessage, reply: Reply, addressOf: (file: Blob) => string): ChatMessage {
  const wav = reply.audio.length > 0 ? wavFromPcm(reply.audio) : null;
  return {
    ...shell,
    text: reply.text.trim() === '' ? '' : reply.text,
    ...(wav && { audioUrl: addressOf(new Blob([wav], { type: 'audio/wav' })), audioShape: shapeOfWav(wav) }),
    ...(reply.hasSpeech && reply.audio.length === 0 && { speech: 'available' as const }),
    ...(reply.products?.length && { products: reply.products }),
    ...(reply.orders?.length && { orders: reply.orders }),
    ...(reply.buttons?.length && { buttons: reply.buttons }),
    ...(reply.backendMessageId !== null && { backendMessageId: reply.backendMessageId }),
  };
}

/** False for a message that would show nothing: it has no place in the list. */
export function hasContent({ text, audioUrl, products, heldProducts, orders, buttons }: ChatMessage): boolean {
  return Boolean(text || audioUrl || products || heldProducts || orders || buttons);
}

/** The list with this message in it: in the place of the one with its id, else at the end. */
export function withMessage(messages: readonly ChatMessage[], message: ChatMessage): ChatMessage[] {
  return messages.some(({ id }) => id === message.id)
    ? messages.map((present) => (present.id === message.id ? message : present))
    : [...messages, message];
}
