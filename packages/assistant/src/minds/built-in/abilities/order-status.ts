/**
 * Where an order is. Whether it may be told is decided by the store's tools; this ability asks for what is missing and
 * words the answer. A wrong proof and a missing order sound the same.
 */
import type { Order } from '@quarry/contract';
import type { ReplyPiece } from '../../../reply-piece.ts';
import { writeDay } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import type { Intent } from '../intents/recognise-intent.ts';
import { readWishSlots } from '../slots/wish-slots.ts';
import type { OrderStatus, Wording } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { findIfThere } from './find.ts';

export async function* tellOrder(
  turn: Turn,
  { slots, isBareNumber }: Extract<Intent, { kind: 'order' }>,
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
      yield {
        type: 'text',
        content: isOne ? describeOrder(only, turn, wording) : wording.orders(answer.orders.length),
      };
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

function describeOrder(order: Order, { language }: Turn, wording: Wording): string {
  const { order_number: number, status } = order;
  const isKnown = (name: string | null): name is OrderStatus => name !== null && name in wording.order;
  const sentences = [isKnown(status) ? wording.order[status](number) : wording.orderOtherStatus(number, status)];

  const shipped = writeDay(order.shipped_date, language);
  const delivered = writeDay(order.delivery_date, language);
  if (status === 'Shipped') {
    if (shipped) sentences.push(wording.shippedOn(shipped));
    if (delivered) sentences.push(wording.expectedOn(delivered));
    if (order.tracking_number) sentences.push(wording.tracking(order.tracking_number));
  }
  if (status === 'Delivered' && delivered) sentences.push(wording.deliveredOn(delivered));
  return sentences.join(' ');
}
