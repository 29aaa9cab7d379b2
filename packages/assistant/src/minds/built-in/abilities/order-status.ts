/**
 * Answers questions about the state of an order. The store's tools decide whether it may be shown; this ability asks
 * for missing details and formats the answer. A wrong proof and a missing order get the same answer.
 */
import type { Currency, Language, Order } from '@quarry/contract';
import type { ReplyPiece } from '../../../reply-piece.ts';
import { writeDay, writePrice } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import type { OrderQuestion } from '../slots/order-question.ts';
import { readWishSlots } from '../slots/wish-slots.ts';
import type { OrderStatus } from '../wording/wording.ts';
import { SHOP_QUESTION_WORDING } from '../wording/shop-questions.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { findIfThere } from './find.ts';
import { waysToReachUs } from './hand-over.ts';
import type { OrderTopic } from '../../../phrases/order-topics.ts';

export async function* tellOrder(
  turn: Turn,
  { slots, isBareNumber, topics }: OrderQuestion,
): AsyncGenerator<ReplyPiece> {
  const { memory, tools, language } = turn;
  const { orders } = memory;
  const wording = WORDINGS[language];
  const isProof = slots.email !== null || slots.phoneEnding !== null;
  const number = slots.number ?? (isProof ? orders.pending : null);

  yield { type: 'step', content: wording.steps.order };
  const answer = await tools.orderStatus({
    number,
    proof: { email: orders.email, phoneEnding: orders.phoneEnding, proven: orders.proven },
  });
  orders.numberAsked = false;

  switch (answer.kind) {
    case 'told': {
      if (answer.orders.length === 0) return yield { type: 'text', content: wording.noOrders };
      orders.pending = null;
      orders.proven = [...new Set([...orders.proven, ...answer.orders.map((order) => order.order_number)])];
      const [only] = answer.orders;
      const isOne = answer.orders.length === 1 && only !== undefined;
      orders.last = isOne ? only.order_number : null;
      yield {
        type: 'text',
        content: isOne
          ? describeOrder(only, { topics, language, currency: turn.store.currency })
          : wording.orders(answer.orders.length),
      };
      if (topics.includes('change')) yield* sayWhoChanges(turn);
      yield { type: 'orders', content: { result: answer.orders } };
      return;
    }
    case 'proof-needed':
      orders.pending = number;
      yield { type: 'text', content: number ? wording.askOrderProof(number) : wording.askOrderNumber };
      return;
    case 'not-told':
      orders.pending = number;
      orders.email = null;
      orders.phoneEnding = null;
      yield { type: 'text', content: wording.orderNotTold };
      return;
    case 'number-needed':
      orders.numberAsked = true;
      yield { type: 'text', content: wording.askOrderNumber };
      return;
    case 'no-such-order': {
      // A bare number may as well be the number of an article.
      const wish = readWishSlots(turn.message, language, turn.store.currency.code);
      const found = isBareNumber ? yield* findIfThere(turn, wish) : false;
      if (!found) yield { type: 'text', content: wording.orderNotThere(number ?? '') };
    }
  }
}

/** Orders are changed and cancelled by the shop's staff alone. */
async function* sayWhoChanges(turn: Turn): AsyncGenerator<ReplyPiece> {
  const ways = await waysToReachUs(turn);
  yield { type: 'text', content: `\n\n${SHOP_QUESTION_WORDING[turn.language].changesByStaff}\n${ways}` };
}

/** How the order stands, and what was asked of it besides. */
export function describeOrder(
  order: Order,
  { topics = [], language, currency }: { topics?: readonly OrderTopic[]; language: Language; currency: Currency },
): string {
  const wording = WORDINGS[language];
  const { order_number: number, status, items = [], tracking_number: tracking } = order;
  const isKnown = (name: string | null): name is OrderStatus => name !== null && name in wording.order;
  const sentences = [isKnown(status) ? wording.order[status](number) : wording.orderOtherStatus(number, status)];

  const shipped = writeDay(order.shipped_date, language);
  const delivered = writeDay(order.delivery_date, language);
  const isShipped = status === 'Shipped';
  const arrival = delivered && (isShipped ? wording.expectedOn(delivered) : wording.deliveredOn(delivered));
  if (shipped && (isShipped || topics.includes('shipped'))) sentences.push(wording.shippedOn(shipped));
  if (arrival && (isShipped || status === 'Delivered')) sentences.push(arrival);
  else if (topics.includes('arrival') || (topics.includes('shipped') && !shipped))
    sentences.push(wording.dateUnknown(number));
  if (tracking && (isShipped || topics.includes('tracking'))) sentences.push(wording.tracking(tracking));
  else if (topics.includes('tracking')) sentences.push(wording.trackingUnknown(number));
  if (topics.includes('items') && items.length > 0) {
    const list = items.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title));
    sentences.push(wording.orderItems(list.join(wording.comma)));
  }
  if (topics.includes('total') && typeof order.total === 'number') {
    sentences.push(wording.orderTotal(writePrice(order.total, currency, language)));
  }
  return sentences.join(' ');
}
