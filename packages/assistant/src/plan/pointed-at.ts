/**
 * Answers a message that points at shown products and says little more: "and the second one?" asks what was asked of the
 * one before, else what the shop says of it. Only words of buying buy.
 */
import type { ProductDocument } from '@quarry/contract';
import { askedJustNow } from '../memory/memory.ts';
import { aboutProduct } from '../minds/built-in/abilities/about-product.ts';
import { choose } from '../minds/built-in/abilities/pointed-products.ts';
import type { Turn } from '../minds/mind.ts';
import { listOf } from '../phrases/phrase-lists.ts';
import { OWN_TALK } from '../phrases/product-talk.ts';
import { foldText } from '../words/fold-text.ts';
import { answerQuestions } from './answer-facts.ts';
import type { Take } from './turn-plan.ts';

export function answerPointedAt(turn: Turn, documents: readonly ProductDocument[]): Take {
  const ids = documents.map(({ id }) => id);
  if (buys(turn)) return () => choose(turn, ids);
  const facts = askedJustNow(turn.memory);
  return facts.length > 0 && !asksForAll(turn)
    ? answerQuestions(turn, documents, facts)
    : () => aboutProduct(turn, { ids, topics: ['description'], attributes: [], asked: {}, concepts: [], words: '' });
}

/** "I'll take the second", "I want that one"; a question buys nothing. */
function buys({ message, language }: Turn): boolean {
  const folded = foldText(message);
  if (/[?؟]/u.test(message)) return false;
  return OWN_TALK[language].choose.in(folded) || listOf('wants').in(folded);
}

/** "Tell me more about the second". */
const asksForAll = ({ message, language }: Turn): boolean => OWN_TALK[language].facts.description.in(foldText(message));
