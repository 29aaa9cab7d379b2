/**
 * Lets a language model's text through sentence by sentence. A sentence is held until it is complete, for only then
 * can it be judged; what is never completed, because the connection broke, is never said.
 */
import type { Ledger } from './ledger.ts';
import { mayBeSaid } from './guard-sentence.ts';

export interface TextGuard {
  /** Takes text as it comes and gives back the sentences that are complete and may be said. */
  push(text: string): string;
  /** The rest, once the model has finished. */
  finish(): string;
  /** How many sentences were left out. */
  readonly removed: number;
}

/** A line, or a mark that ends a sentence and is followed by a space: `3.50` ends nothing. */
const SENTENCE = /[^\n]*?(?:\n+|[.!?…؟。]+["”“»’)*_]*(?:[ \t]+|(?=\n)))/su;
/** "1. " at the beginning of a line opens an entry and ends nothing. */
const OPENS_ENTRY = /^\s*\d+[.)]\s+$/u;

export function createTextGuard(ledger: Ledger, currencySign: string): TextGuard {
  let waiting = '';
  let removed = 0;

  const judge = (sentence: string): string => {
    if (sentence.trim() === '' || mayBeSaid(sentence, ledger, currencySign)) return sentence;
    removed += 1;
    // The line break of a sentence that was left out stays, or two paragraphs would run together.
    return /\n+$/.exec(sentence)?.[0] ?? '';
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
  };
}

function nextSentence(text: string): string | null {
  const first = SENTENCE.exec(text)?.[0];
  if (first === undefined || !OPENS_ENTRY.test(first)) return first ?? null;
  const rest = SENTENCE.exec(text.slice(first.length))?.[0];
  return rest === undefined ? null : first + rest;
}
