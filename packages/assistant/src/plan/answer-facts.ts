/** Tells the facts that are asked of products: from their fields, else from what the shop writes, else as unknown. */
import { keysOf } from '@quarry/contract';
import type { ListedProduct, ProductDocument } from '@quarry/contract';
import { type AskedFact, noteAsked, speakOf } from '../memory/memory.ts';
import { answerAbout as answerFromFields } from '../minds/built-in/abilities/about-product.ts';
import { quoteName } from '../minds/built-in/abilities/product-facts.ts';
import type { ProductQuestion } from '../minds/built-in/slots/product-question.ts';
import { oneOf } from '../minds/built-in/wording/wording.ts';
import { WORDINGS } from '../minds/built-in/wording/wordings.ts';
import { PLAN_WORDING } from '../say/plan-wording.ts';
import { foldText } from '../words/fold-text.ts';
import type { Turn } from '../minds/mind.ts';
import { readCondition } from './evidence.ts';
import { readAskedValue } from './asked-value.ts';
import { answerFromTexts, type Question } from './tell-fact.ts';
import type { Take } from './turn-plan.ts';
import { type FactTopic, OWN_TALK } from '../phrases/product-talk.ts';

/** Facts that have fields of their own. */
const OWN_FIELDS: ReadonlySet<FactTopic> = new Set(['price', 'stock', 'rating']);

/** "What about the second", "tell me more about it". */
export function asksNothing({ asked, words }: AskedFact, turn: Turn): boolean {
  const said = withoutTopics(asked || words, ['description'], turn);
  if (ownFields(said, turn).length > 0) return false;
  return readCondition(said, turn.language).words.length === 0 && readAskedValue(words, turn.language) === null;
}

/** The same questions about each of these products, in order. */
export function answerQuestions(turn: Turn, documents: readonly ProductDocument[], facts: readonly AskedFact[]): Take {
  const answers = documents.flatMap(({ metadata }) =>
    facts.map((fact) => {
      const text = fact.asked || fact.words;
      const topics = ownFields(text, turn);
      const isOwn =
        topics.length > 0 && readCondition(withoutTopics(text, topics, turn), turn.language).words.length === 0;
      return isOwn
        ? answerFromFields(metadata, turn, fieldsOnly(topics))
        : answerAbout(metadata, { asked: text, question: fact.words }, turn);
    }),
  );
  const take = answer(turn, documents, [...new Set(answers)].join('\n\n'));
  return async function* () {
    for (const fact of facts) noteAsked(turn.memory, fact);
    yield* take();
  };
}

export const fieldsOnly = (topics: readonly FactTopic[]): Omit<ProductQuestion, 'ids'> => ({
  topics,
  attributes: [],
  asked: {},
  concepts: [],
  words: '',
});

/** The fields that a text asks for by name. */
export function ownFields(text: string, { language }: Turn): FactTopic[] {
  const { facts } = OWN_TALK[language];
  const folded = foldText(text);
  return keysOf(facts).filter((topic) => OWN_FIELDS.has(topic) && facts[topic].in(folded));
}

function withoutTopics(text: string, topics: readonly FactTopic[], { language }: Turn): string {
  return topics.reduce((rest, topic) => OWN_TALK[language].facts[topic].removeFrom(rest), text);
}

function answer(turn: Turn, documents: readonly ProductDocument[], text: string): Take {
  return async function* () {
    yield { type: 'text', content: text };
    if (documents.some(({ metadata }) => metadata.attributes.dose_form !== undefined)) {
      yield { type: 'text', content: ` ${WORDINGS[turn.language].askPharmacist}` };
    }
    speakOf(
      turn.memory,
      documents.map(({ id }) => id),
      true,
    );
    yield { type: 'docs', content: { documents: [...documents] } };
  };
}

function answerAbout(product: ListedProduct, { asked, question }: Question, turn: Turn): string {
  const { language, memory } = turn;
  const name = quoteName(product, turn);
  return (
    answerFromTexts(product, question, turn, asked) ??
    oneOf(PLAN_WORDING[language].unknown, memory.turns)({ name, asked: WORDINGS[language].quote(asked) })
  );
}
