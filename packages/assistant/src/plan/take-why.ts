/** Answers why a product was shown: the conditions of the request that it meets, with the values of its data. */
import type { ListedProduct } from '@quarry/contract';
import { attributeName } from '@quarry/language';
import { speakOf, type Wishes } from '../memory/memory.ts';
import { valuesOf } from '../memory/wishes.ts';
import { factsOf, quoteName } from '../minds/built-in/abilities/product-facts.ts';
import { describeWish } from '../minds/built-in/abilities/show-products.ts';
import { WORDINGS } from '../minds/built-in/wording/wordings.ts';
import type { Turn } from '../minds/mind.ts';
import { PLAN_WORDING } from '../say/plan-wording.ts';
import { agesOf } from './ages.ts';
import { evidenceFor, holds, readCondition } from './evidence.ts';
import { referTo } from './refer.ts';
import type { Statement } from './statements.ts';
import type { Planner } from './turn-plan.ts';
import { contentWords } from './words.ts';

export const planWhy: Planner = async (planned, operation) => {
  const { turn } = planned;
  const { language, memory } = turn;
  const [document] = referTo(planned, operation)?.documents ?? [];
  const { wishes } = memory;
  if (!document || !wishes) return null;
  const { metadata } = document;
  const reasons = reasonsFor(metadata, wishes, turn);
  const name = quoteName(metadata, turn);
  const wording = PLAN_WORDING[language];
  const text =
    reasons.length > 0
      ? wording.because({ name, reasons: reasons.join('; ') })
      : wording.becauseWords({ name, wish: describeWish(wishes, turn) });
  return async function* () {
    yield { type: 'text', content: text };
    speakOf(memory, [document.id], true);
  };
};

/** Each condition once, as the product's data state it; what they do not state is no reason. */
function reasonsFor(product: ListedProduct, wishes: Wishes, turn: Turn): string[] {
  const { language } = turn;
  const facts = new Map(factsOf(product, turn).map((fact) => [fact.key, `${fact.label} – ${fact.value}`]));
  const factOf = (key: string): string[] => [facts.get(key) ?? []].flat();
  const { price_min, price_max, attributes = {}, ...filters } = wishes.filters;
  const isLimited = [price_min, price_max, wishes.below, wishes.above].some((limit) => limit !== undefined);
  const ages = wishes.ageMonths === undefined ? null : agesOf(product);
  const reasons = [
    ...kindOf(product, wishes, turn),
    ...FILTERS.filter((key) => valuesOf(filters[key]).length > 0).flatMap(factOf),
    ...Object.keys(attributes).flatMap(factOf),
    ...(wishes.conditions ?? []).flatMap(({ text, key, isNegated }) => {
      if (key !== undefined) return factOf(key);
      const { verdict, statement } = evidenceFor(product, readCondition(text, language), language);
      return statement && verdict === (isNegated ? 'no' : 'yes') ? told(statement, text, facts) : [];
    }),
    ...(ages ? [ages.written.trim()] : []),
    ...(isLimited || wishes.sort === 'price_asc' ? factOf('price') : []),
    ...(filters.in_stock ? factOf('stock') : []),
  ];
  return [...new Set(reasons)];
}
const FILTERS = ['brand', 'color', 'material', 'gender', 'size'] as const;

/** The words of the request that the product's title or kinds hold, and the sentences that hold others. */
function kindOf(product: ListedProduct, { words }: Wishes, turn: Turn): string[] {
  const { language } = turn;
  const { title, category_path } = product;
  const asked = contentWords(words, language);
  const kind = category_path.at(-1);
  const own = contentWords([title, ...category_path].join(' '), language);
  const rest = asked.filter((word) => holds(own, word) < SURE);
  const isOfKind = rest.length < asked.length;
  const stated = rest.flatMap(({ surface }) => {
    const { verdict, statement } = evidenceFor(product, readCondition(surface, language), language);
    return verdict === 'yes' && statement?.source === 'description' ? [quoted(statement.text, turn)] : [];
  });
  const named = kind === undefined ? title : kind;
  return [...(isOfKind ? [`${attributeName('category', language)} – ${named}`] : []), ...stated];
}
const SURE = 0.8;

function told({ source, key, text }: Statement, asked: string, facts: ReadonlyMap<string, string>): string[] {
  if (source === 'attribute' && key !== undefined) return [facts.get(key) ?? text];
  return [source === 'description' ? text : asked];
}

const quoted = (text: string, { language }: Turn): string => WORDINGS[language].quote(text.replace(/[.]$/u, ''));
