/**
 * Animation data of the scripted chat: the shopper's message is typed and sent, and the recorded answer of the real
 * assistant follows with its steps, text and products.
 */
import type { ShownMessage, ShownProduct } from '@quarry/ui';
import type { DemoProduct, DemoTurn } from './demo-data.ts';
import { dollars } from './dollars.ts';
import { type Frame, lengthOf, type Show, typing } from './show.ts';

export interface TalkView {
  messages: readonly ShownMessage[];
  /** The text that the shopper is typing. */
  draft: string;
  /** The assistant is working and has no step to show yet. */
  isTyping: boolean;
  step: string | null;
}

/** The greeting in the script. */
export const GREETING = 'Hello! Tell me what you are dressing for.';

const FIRST_WORD_AFTER_MS = 1400;
const LETTER_MS = 45;
const SEND_AFTER_MS = 420;
const TYPING_FOR_MS = 500;
const STEP_MS = 850;
const WORD_MS = 42;
const GOODS_AFTER_MS = 180;
/** Reading time of an answer, per word and per product. */
const READ_WORD_MS = 75;
const READ_PRODUCT_MS = 420;
const READ_AT_LEAST_MS = 2600;
const LAST_LOOK_MS = 3500;

export function talkShow(turns: readonly DemoTurn[], isStill: boolean): Show<TalkView> {
  const greeting: ShownMessage = { id: 'greeting', text: GREETING, isUser: false };
  const begin = view({ messages: [greeting] });
  if (isStill) return { frames: [{ at: 0, view: view({ messages: wholeTalk(greeting, turns) }) }], lengthMs: 60_000 };

  const frames: Frame<TalkView>[] = [];
  let messages: readonly ShownMessage[] = [greeting];
  let clock = FIRST_WORD_AFTER_MS;
  for (const [position, turn] of turns.entries()) {
    const isLast = position === turns.length - 1;
    for (const { at, view: draft } of typing(turn.says, clock, LETTER_MS)) {
      frames.push({ at, view: view({ messages, draft }) });
    }
    clock += lengthOf(turn.says) * LETTER_MS + SEND_AFTER_MS;

    messages = [...messages, questionOf(turn, position)];
    frames.push({ at: clock, view: view({ messages, isTyping: true }) });
    clock += TYPING_FOR_MS;
    for (const step of turn.steps) {
      frames.push({ at: clock, view: view({ messages, step }) });
      clock += STEP_MS;
    }

    const words = wordsOf(turn.text);
    for (const [count] of words.entries()) {
      const growing = {
        ...answerOf(turn, position),
        text: words.slice(0, count + 1).join(''),
        products: [],
        buttons: [],
      };
      frames.push({ at: clock, view: view({ messages: [...messages, { ...growing, isGrowing: true }] }) });
      clock += WORD_MS;
    }

    clock += GOODS_AFTER_MS;
    messages = [...messages, answerOf(turn, position)];
    frames.push({ at: clock, view: view({ messages }) });
    clock += Math.max(READ_AT_LEAST_MS, words.length * READ_WORD_MS + turn.products.length * READ_PRODUCT_MS);
    if (isLast) clock += LAST_LOOK_MS;
  }
  return { frames: [{ at: 0, view: begin }, ...frames], lengthMs: clock };
}

function view(fields: Partial<TalkView> & Pick<TalkView, 'messages'>): TalkView {
  return { draft: '', isTyping: false, step: null, ...fields };
}

function wholeTalk(greeting: ShownMessage, turns: readonly DemoTurn[]): ShownMessage[] {
  return [greeting, ...turns.flatMap((turn, position) => [questionOf(turn, position), answerOf(turn, position)])];
}

function questionOf({ says, products }: DemoTurn, position: number): ShownMessage {
  const understood = products.flatMap(({ reasons }) => reasons.map(({ words }) => words));
  return { id: `question-${position}`, text: says, isUser: true, understood: [...new Set(understood)] };
}

/** Quick replies are shown disabled, because the script continues by itself. */
function answerOf({ text, products, buttons }: DemoTurn, position: number): ShownMessage {
  return {
    id: `answer-${position}`,
    text,
    isUser: false,
    products: products.map(shownProduct),
    buttons: buttons.map((label) => ({ label, kind: 'plain' })),
    areRepliesPast: true,
  };
}

function shownProduct(product: DemoProduct): ShownProduct {
  return {
    id: product.id,
    name: product.name,
    images: [product.picture],
    price: dollars(product.price),
    originalPrice: product.originalPrice === null ? null : dollars(product.originalPrice),
    isGreat: product.isGreat,
    reasons: [],
    facts: [],
    url: null,
  };
}

/** Words with their trailing spaces. A table is one unit, because a partial table is not valid. */
function wordsOf(text: string): string[] {
  const table = text.indexOf('\n|');
  const tableEnd = table < 0 ? -1 : text.indexOf('\n\n', text.lastIndexOf('|'));
  if (table < 0) return text.match(/\S+\s*/g) ?? [];
  const end = tableEnd < 0 ? text.length : tableEnd;
  return [...wordsOf(text.slice(0, table)), text.slice(table, end), ...wordsOf(text.slice(end))];
}
