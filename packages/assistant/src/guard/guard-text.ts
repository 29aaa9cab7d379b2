/**
 * Checks a language model's text sentence by sentence. A sentence is held until it is complete, because only then can
 * it be checked; an incomplete one at a broken connection is dropped. Table rows are checked by their cells.
 */
import { judgeSentence } from './guard-sentence.ts';
import { createTableGuard, isTableRow } from './guard-table.ts';
import type { KnownProduct } from './known-product.ts';
import type { Ledger } from './ledger.ts';

export interface TextGuard {
  /** Adds text and returns the complete sentences that passed. */
  push(text: string): string;
  /** The remaining text, once the model has finished. */
  finish(): string;
  /** Number of removed sentences. */
  readonly removed: number;
  /** More text was removed than passed. */
  readonly hasLostMost: boolean;
}

/** A line, or a sentence-ending mark followed by a space: the dot in `3.50` ends nothing. */
const SENTENCE = /[^\n]*?(?:\n+|[.!?…؟。]+["”“»’)*_]*(?:[ \t]+|(?=\n)))/su;
/** "1. " at the start of a line begins a list entry and ends nothing. */
const OPENS_ENTRY = /^\s*\d+[.)]\s+$/u;
/** A table row is one line, with any punctuation in its cells. */
const OPENS_ROW = /^[ \t]*\|/u;
const LINE = /[^\n]*\n+/u;

export function createTextGuard(ledger: Ledger, currencySign: string): TextGuard {
  const table = createTableGuard(ledger, currencySign);
  let waiting = '';
  let removed = 0;
  let lost = 0;
  let kept = 0;
  let subject: readonly KnownProduct[] = [];

  const isTrue = (sentence: string): boolean => {
    if (isTableRow(sentence)) return table.mayBeSaid(sentence);
    table.end();
    const { mayBeSaid, named } = judgeSentence(sentence, ledger, currencySign, subject);
    if (named.length > 0) subject = named;
    return mayBeSaid;
  };
  const judge = (sentence: string): string => {
    const length = sentence.trim().length;
    if (length === 0) return sentence;
    if (isTrue(sentence)) {
      kept += length;
      return sentence;
    }
    removed += 1;
    lost += length;
    // The line break of a removed sentence is kept, so that paragraphs stay separate; a removed row leaves no gap.
    return isTableRow(sentence) ? '' : (/\n+$/.exec(sentence)?.[0] ?? '');
  };

  return {
    push(text) {
      waiting += text;
      let said = '';
      for (;;) {
        const sentence = nextSentence(waiting);
        if (sentence === null) return said;
        waiting = waiting.slice(sentence.length);
        said += judge(sentence);
      }
    },
    finish() {
      const last = waiting;
      waiting = '';
      return judge(last);
    },
    get removed() {
      return removed;
    },
    get hasLostMost() {
      return lost > kept;
    },
  };
}

function nextSentence(text: string): string | null {
  if (OPENS_ROW.test(text)) return LINE.exec(text)?.[0] ?? null;
  const first = SENTENCE.exec(text)?.[0];
  if (first === undefined || !OPENS_ENTRY.test(first)) return first ?? null;
  const rest = SENTENCE.exec(text.slice(first.length))?.[0];
  return rest === undefined ? null : first + rest;
}
