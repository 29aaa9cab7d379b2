/**
 * Answers questions about the shop with the matching sentences of its texts; for a country that no text names, with the
 * text about international shipping. Without a matching sentence the turn is left to the abilities that refer to staff.
 */
import type { Language, ShopTextTopic } from '@quarry/contract';
import type { Operation } from '../dialogue/operation.ts';
import { readableText } from '../minds/built-in/abilities/readable-text.ts';
import { quotedPassage } from '../minds/built-in/abilities/shop-facts.ts';
import { sentencesOf } from '../minds/built-in/slots/passages.ts';
import { PRODUCT_WORDINGS } from '../minds/built-in/wording/product-wording.ts';
import { readShopQuestion } from '../minds/built-in/slots/shop-question.ts';
import { WORDINGS } from '../minds/built-in/wording/wordings.ts';
import { ownPart, slotsOf, textOf } from '../dialogue/slots.ts';
import type { Turn } from '../minds/mind.ts';
import { foldText } from '../words/fold-text.ts';
import { countryIn } from './countries.ts';
import { shopTopicsOf } from '../shop-topics/shop-topics.ts';
import { deniesSomething } from './statements.ts';
import { planList } from './take-list.ts';
import { tellTopics } from './tell-topics.ts';
import type { Planner, Take } from './turn-plan.ts';
import { contentWords, likeness, type Word, wordsIn } from './words.ts';
import { SHOP_MATTERS } from '../phrases/shop-matters.ts';

const TOPICS: readonly ShopTextTopic[] = ['delivery', 'returns', 'payment', 'contact', 'about'];
/** A sentence answers when it holds so much of the question. */
const ENOUGH = 0.5;
const MAX_SENTENCES = 3;
const ABROAD: readonly Word[] = wordsIn('abroad', 'en');
const SHIPPING: readonly Word[] = wordsIn('shipping', 'en');

interface Sentence {
  text: string;
  language: Language;
  words: readonly Word[];
}

export const planShop: Planner = async (planned, operation) => {
  const { turn } = planned;
  // "Do you sell pianos" asks for pianos.
  const asksForThing = slotsOf(operation, 'kind', 'product').length > 0 && slotsOf(operation, 'topic').length === 0;
  const notSold = asksForThing ? await planNotSold(turn, operation) : null;
  if (notSold) return notSold;
  if (asksForThing) return planList({ ...planned, isNothingNear: true }, [{ ...operation, kind: 'find' }], true);
  const topics = shopTopicsOf(turn);
  const sentences = await sentencesOfShop(turn);
  const abroad = planAbroad(turn, sentences);
  if (abroad) return abroad;
  if (topics.length > 0) return () => tellTopics(turn, topics);
  if (sentences.length === 0) return null;
  return planByWords(turn, sentences, operation);
};

async function sentencesOfShop(turn: Turn): Promise<Sentence[]> {
  const texts = await Promise.all(TOPICS.map((topic) => readableText(turn, topic)));
  return texts.flatMap((text) =>
    text === null
      ? []
      : sentencesOf(text.body)
          .filter((sentence) => !sentence.startsWith('#'))
          .map((sentence) => ({ text: sentence, language: text.language, words: wordsIn(sentence, text.language) })),
  );
}

const holdsAny = (words: readonly Word[], wanted: readonly Word[]): boolean =>
  wanted.some((word) => words.some((one) => likeness(one, word) >= 0.8));

/** "Do you ship to Germany" of a shop that says where it ships without naming Germany. */
function planAbroad(turn: Turn, sentences: readonly Sentence[]): Take | null {
  const code = countryIn(turn.message);
  if (code === null || code === turn.store.country) return null;
  if (sentences.some(({ text }) => countryIn(text) === code)) return null;
  const about = sentences.filter(({ words }) => holdsAny(words, ABROAD) && holdsAny(words, SHIPPING));
  const telling = about.length > 0 ? about : sentences.filter(({ words }) => holdsAny(words, ABROAD));
  const [first] = telling;
  if (!first) return null;
  const passage = quotedPassage(first.text, first.language, turn.language);
  const wording = PRODUCT_WORDINGS[turn.language];
  return say(turn, deniesSomething(first.text) ? wording.no(passage) : passage);
}

/** A question that no product answers: the sentence of the shop's texts that holds all that it asks. */
export async function planShopSentence(turn: Turn, question: string): Promise<Take | null> {
  const asked = contentWords(question, turn.language).filter(({ number }) => number === null);
  if (asked.length === 0 || !asked.some(({ stem }) => stem.length >= TELLING_STEM)) return null;
  const sentences = await sentencesOfShop(turn);
  const telling = sentences.filter(({ words }) =>
    asked.every((word) => words.some((one) => likeness(one, word) >= SURE)),
  );
  const [first] = telling;
  return first ? say(turn, quotedPassage(first.text, first.language, turn.language)) : null;
}
const TELLING_STEM = 4;
const SURE = 0.8;

/** "Do you sell plants" of a shop that writes that it sells none. */
async function planNotSold(turn: Turn, operation: Operation): Promise<Take | null> {
  const thing = textOf(slotsOf(operation, 'kind', 'product'));
  const asked = [...contentWords(thing, turn.language), ...SELLING];
  const sentences = await sentencesOfShop(turn);
  const denied = sentences.find(
    ({ text, words }) =>
      deniesSomething(text) && asked.every((word) => words.some((one) => likeness(one, word) >= SURE)),
  );
  if (thing === '' || !denied) return null;
  return say(turn, quotedPassage(denied.text, denied.language, turn.language));
}
const SELLING: readonly Word[] = wordsIn('sell', 'en');

function planByWords(turn: Turn, sentences: readonly Sentence[], operation: Operation): Take | null {
  const { language } = turn;
  const message = ownPart(turn.message, operation).trim();
  const matters = SHOP_MATTERS.filter(({ asked }) => asked.in(foldText(message)));
  const asked = contentWords(message, language);
  // Without anything but a topic that has a text of its own, the whole of it is the answer.
  const isTopicAlone = matters.length === 0 && asked.length < 2 && operation.slots.length < 2;
  const { store, memory } = turn;
  if (isTopicAlone && readShopQuestion(message, language, store.currency.code, memory) !== null) return null;
  if (asked.length === 0 && matters.length === 0) return null;
  const scored = sentences.map((sentence) => {
    const isTold = matters.some((matter) => matter.isTold(foldText(sentence.text)));
    const held = asked.filter((word) => sentence.words.some((one) => likeness(one, word) >= 0.6)).length;
    return { sentence, score: held / Math.max(1, asked.length) + (isTold ? 1 : 0) };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  if (best < ENOUGH) return null;
  const chosen = scored.filter(({ score }) => score >= best * 0.75).slice(0, MAX_SENTENCES);
  const passage = chosen.map(({ sentence }) => sentence.text).join(' ');
  const written = chosen.find(({ sentence }) => sentence.language !== language)?.sentence.language ?? language;
  return say(turn, quotedPassage(passage, written, language));
}

function say(turn: Turn, text: string): Take {
  return async function* () {
    yield { type: 'step', content: WORDINGS[turn.language].steps.shop };
    yield { type: 'text', content: text };
  };
}
