/** From the session's messages to what the thread draws. */
import type { ChatMessage, ChatState, RawProduct } from '@quarry/client';
import type { ShownMessage, ShownProduct } from '@quarry/ui';

export interface MessageDrawing {
  showProduct: (product: RawProduct) => ShownProduct | null;
  /** The words of a question that these products answered. */
  understoodWords: (products: readonly RawProduct[]) => string[];
}

export function showMessages(
  { messages, isBusy }: Pick<ChatState, 'messages' | 'isBusy'>,
  drawing: MessageDrawing,
): ShownMessage[] {
  return messages.map((message, position) => {
    const isLast = position === messages.length - 1;
    const answer = message.isUser ? messages[position + 1] : undefined;
    return showMessage(message, { answer, position, isGrowing: isBusy && isLast && !message.isUser }, drawing);
  });
}

function showMessage(
  message: ChatMessage,
  { answer, position, isGrowing }: { answer: ChatMessage | undefined; position: number; isGrowing: boolean },
  { showProduct, understoodWords }: MessageDrawing,
): ShownMessage {
  const { id, text, isUser, type, imageUrls, audioUrl, products, orders, buttons, feedback, comment } = message;
  return {
    id,
    text,
    isUser,
    isGrowing,
    isSeparator: type === 'separator',
    takesFeedback: !isUser && !isGrowing && type === undefined && position > 0,
    ...(imageUrls && { imageUrls }),
    ...(audioUrl && { audioUrl }),
    ...(products && { products: products.map(showProduct) }),
    ...(orders && { orders }),
    ...(buttons && { buttons }),
    ...(feedback && { feedback }),
    ...(comment && { comment }),
    ...(answer?.products && { understood: understoodWords(answer.products) }),
  };
}
