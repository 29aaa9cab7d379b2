/** Runs a script against a shop and evaluates every answer. */
import { randomUUID } from 'node:crypto';
import type { Order, Product } from '@quarry/contract';
import { type Judgement, judgeTurn } from './check-turn.ts';
import type { Conversation } from './conversation.ts';
import { type Answer, FOREIGN_ORDER, type Shops } from './open-shops.ts';
import type { ShopRecord } from './shop-record.ts';

export interface HeldTurn extends Judgement {
  said: string;
  answer: Answer;
}

export interface HeldConversation {
  script: Conversation;
  storeId: string;
  turns: HeldTurn[];
}

/** @param sendsLanguage whether the language is sent with every message, as `detected_language`. */
export async function holdConversation(
  shops: Shops,
  script: Conversation,
  storeId: string,
  { sendsLanguage = false } = {},
): Promise<HeldConversation> {
  const shop = shops.record(storeId);
  const speaker = { storeId, as: script.as, sessionId: randomUUID() };
  const blanks = blanksOf(shop, script.as);
  const said: string[] = [];
  const products = new Map<string, Product>();
  const orders = new Map<string, Order>();
  const turns: HeldTurn[] = [];
  const shownBefore: string[][] = [];
  for (const { say, expect } of script.turns) {
    const message = fill(say, blanks);
    said.push(message);
    const answer = await shops.say(speaker, message, sendsLanguage ? (expect.language ?? script.lang) : undefined);
    for (const { id } of answer.docs) {
      const product = shop.product.get(id);
      if (product) products.set(id, product);
    }
    for (const { order_number } of answer.orders) {
      const order = shop.order.get(order_number);
      if (order) orders.set(order_number, order);
    }
    const filled = {
      ...expect,
      ...(expect.mentions_any && { mentions_any: expect.mentions_any.map((words) => fill(words, blanks)) }),
      ...(expect.must_not_match && { must_not_match: expect.must_not_match.map((words) => fill(words, blanks)) }),
    };
    const judgement = judgeTurn({
      answer,
      expect: filled,
      language: script.lang,
      shop,
      known: { said, products, orders },
      shownBefore,
    });
    if (answer.docs.length > 0) shownBefore.unshift(answer.docs.map(({ id }) => id));
    turns.push({ said: message, answer, ...judgement });
  }
  return { script, storeId, turns };
}

/**
 * Values for `{{…}}`.
 *
 * `order_number` is an order that the speaker may see: order 1042, which is Nino's in every demo shop; a shopper proves
 * it with `email` or `phone_ending`. `order_number:delivered` and so on is one in that state, for a shopper one of
 * Nino's if possible. `foreign_order_number` is an order that the speaker may not see: for staff one of another shop,
 * for a shopper one of another customer.
 */
function blanksOf(shop: ShopRecord, as: Conversation['as']): Record<string, string> {
  const guide = shop.orders.find(({ order }) => order.order_number === '1042') ?? shop.orders[0];
  const owner = shop.customers.find(({ id }) => id === guide?.customerId);
  const others = shop.orders.filter(({ customerId }) => customerId !== owner?.id);
  const foreign = others.find(({ order }) => order.status === 'Shipped' && order.tracking_number !== null);
  const stranger = shop.customers.find(({ id }) => id === foreign?.customerId);
  const blanks: Record<string, string> = {
    order_number: guide?.order.order_number ?? '',
    email: owner?.email ?? '',
    phone_ending: owner?.phone.replace(/\D/g, '').slice(-4) ?? '',
    wrong_email: stranger?.email ?? '',
    tracking_number: guide?.order.tracking_number ?? '',
    foreign_order_number: as === 'staff' ? FOREIGN_ORDER : (foreign?.order.order_number ?? ''),
    foreign_tracking_number: as === 'staff' ? 'QX730573057US' : (foreign?.order.tracking_number ?? ''),
  };
  for (const status of ['Pending', 'Shipped', 'Delivered', 'Cancelled', 'Returned']) {
    const inStatus = shop.orders.filter(({ order }) => order.status === status);
    const own = inStatus.find(({ customerId }) => customerId === owner?.id) ?? inStatus[0];
    blanks[`order_number:${status.toLowerCase()}`] = own?.order.order_number ?? '';
  }
  return blanks;
}

function fill(text: string, blanks: Record<string, string>): string {
  return text.replace(/\{\{([\w:]+)\}\}/g, (blank, name: string) => blanks[name] ?? blank);
}
