/**
 * Parses the order number and the proof of ownership from the shopper's words: `1042`, `#1042`, `A-1042`; an e-mail
 * address; the last four digits of a phone, alone or at the end of a whole number.
 */
import { asciiDigits } from '../../../words/numbers-in.ts';
import { foldText } from '../../../words/fold-text.ts';

export interface OrderSlots {
  number: string | null;
  email: string | null;
  phoneEnding: string | null;
}

const EMAIL = /[^\s<>()[\]{},;:"'“”„«»@]+@[^\s<>()[\]{},;:"'“”„«»@]+\.[\p{L}]{2,}/u;
/** A whole phone number: at least seven digits, with the usual signs between them. */
const PHONE = /(?<![\p{L}\p{N}#])\+?\d(?:[\s().-]{0,2}\d){6,14}(?![\p{L}\p{N}])/gu;
/** Shops number their orders `1042`, `#1042`, `ORD-1042`, `2024-55`. */
const ORDER_NUMBER = /(?<![\p{L}\p{N}@.])#?((?:\p{Lu}{1,5}-?)?\d{3,12}(?:-\d{1,8})?)(?![\p{L}\p{N}@])/gu;
const PHONE_WORD =
  /(?<!\p{L})(?:phone|mobile|tel|ტელეფონ|მობილურ|ნომრის ბოლო|telefon|cep|هاتف|الهاتف|هاتفي|جوال|موبايل|mobil)/u;
const ORDER_WORD = /(?<!\p{L})(?:order|#|შეკვეთ|ამანათ|shekvet|siparis|kargo|طلب|طلبي|الطلب|sifaris)/u;
/** How far before a number its word may stand. */
const NEARBY = 28;

export interface OrderContext {
  /** The shopper was just asked for the proof of an order: four digits then end a phone. */
  numberPending: boolean;
  /** Numbers of orders that this conversation has told; they are no phone. */
  told?: readonly string[];
}

export function readOrderSlots(message: string, { numberPending, told = [] }: OrderContext): OrderSlots {
  let text = asciiDigits(message);
  const email = EMAIL.exec(text)?.[0].toLowerCase() ?? null;
  if (email) text = text.replace(EMAIL, ' ');

  let phoneEnding: string | null = null;
  for (const match of text.matchAll(PHONE)) {
    const digits = match[0].replace(/\D/g, '');
    const before = foldText(text.slice(Math.max(0, match.index - NEARBY), match.index));
    const isOneToken = /^\d+$/.test(match[0]);
    // "order 20240055" is a long order number, not a phone.
    if (isOneToken && ORDER_WORD.test(before) && !PHONE_WORD.test(before)) continue;
    if (isOneToken && digits.length < 9 && !PHONE_WORD.test(before)) continue;
    // "1042 4417": two short numbers are an order and a phone ending, not one phone.
    if (/^\d{3,6}\s\d{4}$/.test(match[0].trim())) continue;
    phoneEnding = digits.slice(-4);
    text = text.replace(match[0], ' '.repeat(match[0].length));
    break;
  }

  let number: string | null = null;
  for (const match of text.matchAll(ORDER_NUMBER)) {
    const candidate = match[1] ?? '';
    const before = foldText(text.slice(Math.max(0, match.index - NEARBY), match.index + 1));
    const isFourDigits = /^\d{4}$/.test(candidate);
    const nearestIsPhone = lastIndexOf(PHONE_WORD, before) > lastIndexOf(ORDER_WORD, before);
    const isTold = told.includes(candidate) && number === null && !nearestIsPhone;
    if (
      !isTold &&
      isFourDigits &&
      phoneEnding === null &&
      (nearestIsPhone || (numberPending && !ORDER_WORD.test(before)))
    ) {
      phoneEnding = candidate;
    } else if (number === null) {
      number = candidate;
    } else if (isFourDigits && phoneEnding === null) {
      phoneEnding = candidate;
    }
  }
  return { number, email, phoneEnding };
}

/** What the message says about its writer. Four digits are a proof only beside an order or when they were asked for. */
export function readProof(message: string, context: OrderContext): Pick<OrderSlots, 'email' | 'phoneEnding'> {
  const { email, phoneEnding } = readOrderSlots(message, context);
  return { email, phoneEnding };
}

function lastIndexOf(pattern: RegExp, text: string): number {
  let last = -1;
  for (const match of text.matchAll(new RegExp(pattern.source, 'gu'))) last = match.index;
  return last;
}
