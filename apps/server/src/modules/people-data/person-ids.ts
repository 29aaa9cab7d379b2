/** The identifiers of a person in the tables, derived from what staff know about the person. */
import { MIN_PHONE_DIGITS, type PersonIds } from '@quarry/contract';
import { tokenHash } from '../auth/index.ts';

/** Ids in the form in which the tables are searched. */
export interface SearchedIds {
  /** Lower case. */
  emails: string[];
  /** Last digits of phone numbers. */
  phoneEnds: string[];
  /** Of conversations. */
  owners: string[];
  /** Of conversations and events. */
  sessions: string[];
}

/**
 * The national number without its leading digits has nine digits or fewer in most countries (ITU-T E.164 allows more),
 * so that `+995 555 12 34 56`, `00995555123456` and `555123456` end alike.
 */
const MAX_END_DIGITS = 9;

export function searchedIds({ email, phone, visitor_id: visitor }: PersonIds): SearchedIds {
  return {
    emails: email === undefined ? [] : [email.toLowerCase()],
    phoneEnds: phone === undefined ? [] : phoneEnd(phone),
    owners: visitor === undefined ? [] : [`visitor:${tokenHash(visitor)}`],
    sessions: visitor === undefined ? [] : [visitor],
  };
}

/** @returns nothing for a number that is too short to identify anybody. */
export function phoneEnd(phone: string): string[] {
  const digits = phone.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf)).replace(/\D/g, '');
  return digits.length < MIN_PHONE_DIGITS ? [] : [digits.slice(-MAX_END_DIGITS)];
}

/** A POSIX regular expression that finds the address in a text, and no longer address that contains it. */
export function emailPattern(email: string): string {
  const literal = email.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return `(^|[^[:alnum:]._%+-])${literal}($|[^[:alnum:]_.-]|[.]($|[^[:alnum:]]))`;
}

/** What people write between the digits of one number; a comma, a letter or a line end is between two. */
const BETWEEN = '[ \u00a0.()/‐‑–-]{0,3}';
/** Digits before the end of a number: `+995`, `00 995`, `0`, a prefix; as many as E.164 allows. */
const BEFORE = `((00|[+])?[0-9]{1,6}${BETWEEN}([(]?0[)]?${BETWEEN})?)?`;

/**
 * A regular expression, of PostgreSQL and of JavaScript, that finds the number in a text with Latin digits: not within a
 * longer number, and not in two numbers that stand beside each other.
 */
export function phonePattern(end: string): string {
  return `(^|[^0-9])${BEFORE}${[...end].join(BETWEEN)}($|[^0-9])`;
}
