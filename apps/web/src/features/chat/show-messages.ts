/** Converts the session's messages to view data of the thread. */
import { BACK_LABEL, type ChatMessage, type ChatState, OTHER_LABEL, type RawProduct } from '@quarry/client';
import type { Order } from '@quarry/contract';
import type { ShownMessage, ShownOrder, ShownProduct, ShownReply } from '@quarry/ui';

export interface MessageDrawing {
  showProduct: (product: RawProduct) => ShownProduct | null;
  showOrder: (order: Order) => ShownOrder;
  /** The query words that these products matched. */
  understoodWords: (products: readonly RawProduct[]) => string[];
  /** Only the newest set of quick replies can be pressed; earlier ones are shown disabled. */
  isGuided?: boolean;
}

type DrawnState = Pick<ChatState, 'messages' | 'isBusy' | 'preference'>;

export function showMessages({ messages, isBusy, preference }: DrawnState, drawing: MessageDrawing): ShownMessage[] {
  const newestSet = messages.findLastIndex(({ buttons }) => buttons !== undefined);
  return messages.map((message, position) => {
    const isLast = position === messages.length - 1;
    const isGrowing = isBusy && isLast && !message.isUser;
    const isPast = drawing.isGuided === true && position < newestSet;
    const next = messages[position + 1];
    return {
      ...showMessage(message, drawing),
      ...(message.buttons && repliesOf(message.buttons, messages.slice(position + 1), isPast)),
      ...(message.isUser && next?.products && { understood: drawing.understoodWords(next.products) }),
      isGrowing,
      // The greeting takes no feedback.
      takesFeedback: !isGrowing && isAnswer(message) && position > 0,
      isHeardFirst: preference === 'audio' && !message.isUser,
    };
  });
}

function showMessage(message: ChatMessage, { showProduct, showOrder }: MessageDrawing): ShownMessage {
  const {
    id,
    text,
    isUser,
    type,
    imageUrls,
    audioUrl,
    audioWaveform,
    products,
    heldProducts,
    orders,
    feedback,
    comment,
  } = message;
  const { speech, failure, author } = message;
  return {
    id,
    text,
    isUser,
    isSeparator: type === 'separator',
    ...(type && type !== 'separator' && { note: type }),
    ...(author !== undefined && { author }),
    ...(imageUrls && { imageUrls }),
    ...(audioUrl && { audioUrl }),
    ...(audioWaveform && { audioWaveform }),
    ...(speech && { speech }),
    ...(failure && { failure }),
    ...(products && { products: products.map(showProduct) }),
    ...(heldProducts && { heldProducts: heldProducts.length }),
    ...(orders && { orders: orders.map(showOrder) }),
    ...(feedback && { feedback }),
    ...(comment && { comment }),
  };
}

/** Whether the assistant said it. */
function isAnswer({ isUser, type, failure, author }: ChatMessage): boolean {
  return !isUser && type === undefined && !failure && author === undefined;
}

/** An earlier set is shown without its "back" and "other" buttons. */
function repliesOf(labels: readonly string[], later: readonly ChatMessage[], isPast: boolean) {
  const replies = labels.map((label): ShownReply => ({ label, kind: kindOf(label) }));
  const turn = later.find(({ isUser }) => isUser);
  return {
    buttons: isPast ? replies.filter(({ kind }) => kind === 'plain') : replies,
    areRepliesPast: isPast,
    ...(turn && { pickedReply: turn.text }),
  };
}

function kindOf(label: string): ShownReply['kind'] {
  if (label === BACK_LABEL) return 'back';
  return label === OTHER_LABEL ? 'other' : 'plain';
}
