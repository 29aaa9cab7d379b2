/** Converts a completed reply to a message of the conversation. */
import type { ChatMessage } from './chat-message.ts';
import type { Reply } from './grow-reply.ts';
import { waveformOfWav } from './waveform.ts';
import { wavFromPcm } from './wav.ts';

/**
 * The message with the reply's content: text (empty when it is only white space), audio as one WAV, products, orders,
 * buttons and the server's id.
 */
export function answerMessage(shell: ChatMessage, reply: Reply, addressOf: (file: Blob) => string): ChatMessage {
  const wav = reply.audio.length > 0 ? wavFromPcm(reply.audio) : null;
  return {
    ...shell,
    text: reply.text.trim() === '' ? '' : reply.text,
    ...(wav && { audioUrl: addressOf(new Blob([wav], { type: 'audio/wav' })), audioWaveform: waveformOfWav(wav) }),
    ...(reply.hasSpeech && reply.audio.length === 0 && { speech: 'available' as const }),
    ...(reply.products?.length && { products: reply.products }),
    ...(reply.orders?.length && { orders: reply.orders }),
    ...(reply.buttons?.length && { buttons: reply.buttons }),
    ...(reply.backendMessageId !== null && { backendMessageId: reply.backendMessageId }),
  };
}

/** False for a message with nothing to show; such a message is not added. */
export function hasContent({ text, audioUrl, products, heldProducts, orders, buttons }: ChatMessage): boolean {
  return Boolean(text || audioUrl || products || heldProducts || orders || buttons);
}

/** The list with this message: replaced if its id exists, else appended. */
export function withMessage(messages: readonly ChatMessage[], message: ChatMessage): ChatMessage[] {
  return messages.some(({ id }) => id === message.id)
    ? messages.map((present) => (present.id === message.id ? message : present))
    : [...messages, message];
}
