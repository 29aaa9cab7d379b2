/** Checks statements about the shop and orders: delivery, returns, hours, free services, order states. */
import { foldText } from '../words/fold-text.ts';
import {
  ASKS,
  ASKS_FOR_PROOF,
  IS_FREE,
  OFFERS_OR_DOES_NOT_KNOW,
  PROMISES_A_DAY,
  SPEAKS_OF_ORDER,
  SPEAKS_OF_SHOP,
  STATUS_WORDS,
} from './claim-words.ts';
import type { Ledger } from './ledger.ts';

const ORDER_NUMBER = /(?<![\p{L}\p{N}])(?:\p{L}{1,5}-?)?\d{4,12}(?:-\d{1,8})?(?![\p{L}\p{N}])/gu;

/** A sentence about the shop needs a matching text of the shop, in particular if it says that something is free. */
export function shopClaimsHold(claims: string, sentence: string, ledger: Ledger): boolean {
  if (IS_FREE.test(claims) && !ledger.factsSay(IS_FREE)) return false;
  const speaksOfShop = SPEAKS_OF_SHOP.test(claims);
  const promised = speaksOfShop || SPEAKS_OF_ORDER.test(claims) ? PROMISES_A_DAY.exec(claims)?.[0] : undefined;
  if (promised !== undefined && !ASKS.test(sentence) && !ledger.factsSay(new RegExp(promised, 'u'))) return false;
  if (!speaksOfShop || ASKS.test(sentence) || ledger.hasFacts()) return true;
  if (ledger.orders().length > 0 && SPEAKS_OF_ORDER.test(claims)) return true;
  // Product texts may mention delivery, payment or exchange.
  return OFFERS_OR_DOES_NOT_KNOW.test(claims) && !/\d/.test(claims);
}

/** Only returned orders may be mentioned, with their actual state. */
export function orderWasTold(claims: string, ledger: Ledger): boolean {
  if (!SPEAKS_OF_ORDER.test(claims) || CANNOT.test(claims)) return true;
  const told = ledger.orders();
  const isTold = (number: string): boolean => told.some((order) => foldText(order.order_number) === number);
  const foreign = (claims.match(ORDER_NUMBER) ?? []).filter(
    (number) => !isTold(number) && !/\d/.test(told.map(mentionsOf).find((text) => text.includes(number)) ?? ''),
  );
  const claimed = Object.entries(STATUS_WORDS).filter(([, words]) => words.some((word) => claims.includes(word)));
  if (foreign.length > 0) return claimed.length === 0 && ASKS_FOR_PROOF.test(claims);
  if (claimed.length === 0) return true;

  const named = told.filter((order) => claims.includes(foldText(order.order_number)));
  return claimed.some(([status]) => (named.length > 0 ? named : told).some((order) => order.status === status));
}

/** What the assistant says that it is unable to do. */
const CANNOT =
  /(?<!\p{L})(?:i|we) (?:can(?: ?not|['’]t)|am not able|are not able|am unable)(?!\p{L})|(?<!\p{L})ვერ (?:გავაუქმ|დავაბრუნ|შევცვლ|დავამატ)|(?:iptal|iade|degistir|ekle)\p{L}* ?(?:edemem|edemiyorum|emem|eyemem|eyemiyorum|emiyorum)(?!\p{L})|لا (?:استطيع|يمكنني|اقدر)|(?:ede|qaytara|deyise|elave ede) bilm(?:ir|er)\p{L}*/u;

/** Numbers of an order that may be stated: tracking number, days, total. */
function mentionsOf(order: ReturnType<Ledger['orders']>[number]): string {
  const { tracking_number: tracking, order_date, shipped_date, delivery_date, total } = order;
  return foldText([tracking ?? '', order_date, shipped_date, delivery_date, total].join(' '));
}
