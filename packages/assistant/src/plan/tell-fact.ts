/** Finds the field or sentence of a product's data that answers a question. */
import type { ListedProduct } from '@quarry/contract';
import { attributeName } from '@quarry/language';
import { quoteName, valuesOfProduct, writeValues } from '../minds/built-in/abilities/product-facts.ts';
import { PRODUCT_WORDINGS } from '../minds/built-in/wording/product-wording.ts';
import type { Turn } from '../minds/mind.ts';
import { PLAN_WORDING } from '../say/plan-wording.ts';
import { agesOf } from './ages.ts';
import { readAskedValue } from './asked-value.ts';
import { bestStatements, type Condition, evidenceFor, holds, readCondition } from './evidence.ts';
import type { Statement } from './statements.ts';

const LONGEST_QUOTE = 220;

export interface Question {
  asked: string;
  /** The question with its question words. */
  question: string;
}

/** What the product's own data say to a question in free words; null when they say nothing. */
export function answerFromTexts(product: ListedProduct, question: string, turn: Turn, asked = question): string | null {
  const { language } = turn;
  const wording = PRODUCT_WORDINGS[language];
  const name = quoteName(product, turn);
  const condition = readCondition(asked, language);
  const value = readAskedValue(question, language);
  if (value?.isAge) {
    const ages = agesOf(product);
    if (ages) return PLAN_WORDING[language].states({ name, quote: ages.written.trim() });
  }
  if (value === null) {
    const { verdict, statement } = evidenceFor(product, condition, language);
    if (statement && verdict !== 'unknown' && !isOnlyOfKind(statement, condition)) {
      const told = tell(product, statement, turn);
      return verdict === 'yes' ? wording.yes(told) : wording.no(told);
    }
  }
  const [best, other] = bestStatements(product, condition, value, language, readCondition(question, language));
  if (!best) return null;
  // "How many hours" of a lamp that says how long it shines and how long it charges: both.
  return tell(product, other ? { ...best, text: `${best.text} ${other.text}` } : best, turn);
}

/**
 * "Is an adapter included?" of a charger: that it is called by another word for the thing, or stands on a shelf with
 * others ("Adapters & Chargers"), says nothing of it.
 */
function isOnlyOfKind({ source, words }: Statement, { words: asked }: Condition): boolean {
  if (source === 'title') return asked.length > 0 && !asked.some((word) => holds(words, word) > 0);
  return source === 'kind' && words.length > asked.length;
}

/** Whether the data say anything about it. */
export function isSaid(product: ListedProduct, { asked, question }: Question, { language }: Turn): boolean {
  const condition = readCondition(asked, language);
  const value = readAskedValue(question, language);
  if (value === null && evidenceFor(product, condition, language).verdict !== 'unknown') return true;
  return bestStatements(product, condition, value, language).length > 0;
}

/** The field that says it, or the sentence word for word. */
export function tell(product: ListedProduct, { source, key, text }: Statement, turn: Turn): string {
  const { language } = turn;
  const name = quoteName(product, turn);
  if (source === 'attribute' && key !== undefined) {
    const written = writeValues(key, valuesOfProduct(product, key), language);
    return PRODUCT_WORDINGS[language].fact(name, attributeName(key, language), written);
  }
  if (source === 'title') return `${name}.`;
  const quote = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/u, '')}…` : text;
  return PLAN_WORDING[language].states({ name, quote });
}
