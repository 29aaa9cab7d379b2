/**
 * Answers questions on topics of a shop with the sentences of its texts that state it, ranked by the words of the topic, by
 * the kind of value that is asked for and by the words of the question. Where no text states it, that is said, with the
 * ways to reach a person.
 */
import type { Language, ShopTextTopic } from '@quarry/contract';
import { readableText } from '../minds/built-in/abilities/readable-text.ts';
import { notSaid, quotedPassage, tellShopFact } from '../minds/built-in/abilities/shop-facts.ts';
import { saysMoney, saysTime, sentencesOf } from '../minds/built-in/slots/passages.ts';
import { readShopQuestion } from '../minds/built-in/slots/shop-question.ts';
import { WORDINGS } from '../minds/built-in/wording/wordings.ts';
import type { Turn } from '../minds/mind.ts';
import type { ReplyPiece } from '../reply-piece.ts';
import { type ShopTopicAsked, type StatedValue, topicCalled } from '../shop-topics/shop-topics.ts';
import { statementsAbout } from './statements.ts';
import { tell } from './tell-fact.ts';
import { wordsOfMessage } from '../shop-topics/word-patterns.ts';
import { contentWords, likeness, wordsIn } from './words.ts';

const TEXTS: readonly ShopTextTopic[] = ['delivery', 'returns', 'payment', 'contact', 'about'];
const MAX_SENTENCES = 3;
/** What sharing a word with the question counts beside the words of the topic. */
const SHARED_WORD = 0.3;
/** A sentence of the topic's text that states the value, or one with the words of the topic. */
const ENOUGH = 2;
/** Sentences that answer nearly as well as the best one are quoted with it. */
const NEARLY = 0.8;

const CLOCK = /\d{1,2}[:.]\d{2}|\d\s?(?:am|pm)\b|24\/7/iu;
const STATES: Record<StatedValue, (sentence: string) => boolean> = {
  time: saysTime,
  money: saysMoney,
  clock: (sentence) => CLOCK.test(sentence),
};

export async function* tellTopics(turn: Turn, topics: readonly ShopTopicAsked[]): AsyncGenerator<ReplyPiece> {
  const { message, language, store, memory, tools } = turn;
  const wide = readShopQuestion(message, language, store.currency.code, memory);
  const isOfBranches = topics.some(({ text }) => text === 'contact') && (await tools.branches()).length > 0;
  if (isOfBranches) {
    const topic = topics.some(({ name }) => name === 'hours') ? 'hours' : 'branches';
    const asked = wide ?? { topics: [topic] as const, words: '', answersPlace: false };
    return yield* tellShopFact(turn, { ...asked, topics: [...asked.topics] });
  }
  yield { type: 'step', content: WORDINGS[language].steps.shop };
  const answers: string[] = [];
  const passages: Passage[] = [];
  for (const topic of topics) {
    const ofProduct = await ofShownProduct(turn, topic);
    if (ofProduct !== null) answers.push(ofProduct);
    else passages.push(...(await ofTexts(turn, topic)));
  }
  answers.push(...quoted(passages, language));
  if (answers.length === 0) answers.push(await notSaid(turn));
  yield { type: 'text', content: [...new Set(answers)].join('\n\n') };
}

/** What the shop writes about the cost of delivery; null where it writes nothing. */
export async function deliveryCost(turn: Turn): Promise<string | null> {
  const topic = topicCalled('delivery-cost');
  const passages = topic ? await ofTexts(turn, topic) : [];
  return passages.length === 0 ? null : quoted(passages, turn.language).join('\n');
}

/** A sentence of a shop's text, or all of the text. */
interface Passage {
  text: string;
  language: Language;
}

/** Each sentence once, those of one language together: what is announced of a language is said once. */
function quoted(passages: readonly Passage[], reader: Language): string[] {
  const languages = [...new Set(passages.map(({ language }) => language))];
  return languages.map((one) => {
    const texts = new Set(passages.flatMap(({ text, language }) => (language === one ? [text] : [])));
    return quotedPassage([...texts].join(' '), one, reader);
  });
}

/** A warranty may be stated of the product that is spoken of. */
async function ofShownProduct(turn: Turn, { name, isTold }: ShopTopicAsked): Promise<string | null> {
  const { memory, tools, language } = turn;
  const [focus] = memory.focus;
  if (name !== 'warranty' || focus === undefined) return null;
  const [product] = await tools.productFacts([focus]);
  const stated =
    product && statementsAbout(product.metadata, language).find(({ text }) => isTold(wordsOfMessage(text)));
  return product && stated ? tell(product.metadata, stated, turn) : null;
}

interface Sentence extends Passage {
  score: number;
}

async function ofTexts(turn: Turn, topic: ShopTopicAsked): Promise<Passage[]> {
  const { language, message } = turn;
  const asked = contentWords(message, language);
  const texts = await Promise.all(TEXTS.map(async (one) => ({ of: one, text: await readableText(turn, one) })));
  const sentences = texts.flatMap(({ of, text }): Sentence[] =>
    text === null
      ? []
      : sentencesOf(text.body).map((sentence) => {
          const words = wordsIn(sentence, text.language);
          const shared = asked.filter((word) => words.some((one) => likeness(one, word) >= 0.8)).length;
          return {
            text: sentence,
            language: text.language,
            score: scoreOf(sentence, topic, of === topic.text) + SHARED_WORD * Math.min(shared, 2),
          };
        }),
  );
  const best = Math.max(0, ...sentences.map(({ score }) => score));
  const chosen = sentences.filter(({ score }) => score >= Math.max(ENOUGH, best * NEARLY)).slice(0, MAX_SENTENCES);
  if (chosen.length > 0) return chosen;
  const whole = topic.isToldWhole ? texts.find(({ of }) => of === topic.text)?.text : null;
  return whole?.body.trim() ? [{ text: whole.body.trim(), language: whole.language }] : [];
}

/** 0 for a sentence that does not speak of the topic. */
function scoreOf(sentence: string, { isTold, value }: ShopTopicAsked, isOfText: boolean): number {
  const isNamed = isTold(wordsOfMessage(sentence));
  const isStated = value !== null && STATES[value](sentence);
  if (value === null) return isNamed ? ENOUGH : 0;
  if (isNamed && isStated) return isOfText ? 3 : 2;
  return isOfText && isStated ? 2 : isNamed && isOfText ? 1.4 : 0;
}
