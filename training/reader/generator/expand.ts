/** Generates a message from a frame: chooses branches and fills slots. */
import type { Language } from '@quarry/contract';
import type { OperationKind } from '@quarry/assistant';
import type { Frame, Node } from '../markup.ts';
import { inflect } from './inflect.ts';
import type { Piece } from './message.ts';
import { withSynonyms } from './synonyms.ts';
import type { Values } from './values.ts';

export interface Draft {
  pieces: Piece[];
  kinds: OperationKind[];
}

export interface Expansion {
  values: Values;
  language: Language;
  random: () => number;
  /** Probability that the literal value of a fillable slot is replaced; 0 keeps all words of the frame. */
  swaps: number;
}

/** @param literal the first branch of each choice, and no slot may be filled: for messages that are all literal. */
export function expand(frame: Frame, how: Expansion | 'literal'): Draft {
  const draft: Draft = { pieces: [], kinds: [] };
  let slots = 0;
  const walk = (nodes: readonly Node[], operation: number | null): void => {
    for (const node of nodes) {
      if (node.is === 'text') {
        const text =
          how === 'literal' || how.swaps === 0 ? node.text : withSynonyms(node.text, how.language, how.random);
        draft.pieces.push({ text, operation, slot: null });
      } else if (node.is === 'choice') {
        const at = how === 'literal' ? 0 : Math.floor(how.random() * node.branches.length);
        walk(node.branches[at] ?? [], operation);
      } else if (node.is === 'operation') {
        draft.kinds.push(node.kind);
        walk(node.nodes, draft.kinds.length - 1);
      } else {
        const { type, isNegated } = node;
        const text = how === 'literal' ? node.words : wordsOf(node, how);
        if (text === null) throw new Error(`{${type}} has no words: ${frame.source}`);
        draft.pieces.push({ text, operation, slot: { number: slots, type, isNegated } });
        slots += 1;
      }
    }
  };
  walk(frame.nodes, null);
  return draft;
}

function wordsOf(node: Extract<Node, { is: 'slot' }>, { values, language, random, swaps }: Expansion): string {
  const { pool, words } = node;
  if (pool === null) return words ?? '';
  if (words !== null && (random() > swaps || !SWAPPED.has(pool))) return words;
  return inflect(values.pick(pool, language, random), node.cases, language);
}

/** Slot types whose values are interchangeable in most sentences. */
const SWAPPED: ReadonlySet<string> = new Set([
  'kind',
  'color',
  'material',
  'brand',
  'product',
  'feature',
  'order-number',
  'person',
  'occasion',
]);
