/**
 * Delivery, returns, payment, opening hours, addresses: quotes the shop's own texts and branches, of a text only the
 * sentences that answer. If the texts have no answer, the reply says how to contact staff.
 */
import type { Language, ShopTextTopic } from '@quarry/contract';
import type { ReplyPiece } from '../../../reply-piece.ts';
import { foldText } from '../../../words/fold-text.ts';
import type { Turn } from '../../mind.ts';
import type { ShopQuestion, ShopTopic } from '../slots/shop-question.ts';
import { passageGloss } from '../slots/passage-gloss.ts';
import { passageFor, sentencesOf } from '../slots/passages.ts';
import { SHOP_QUESTION_WORDING } from '../wording/shop-questions.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { branchLines, branchesAt, nearestTo, placeIn } from './branches.ts';
import { waysToReachUs } from './hand-over.ts';
import { readableText } from './readable-text.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import { SHOP_MATTERS, type ShopMatter } from '../../../phrases/shop-matters.ts';

/** Names of towns and districts seldom have more. */
const MAX_WORDS_OF_PLACE = 2;
const TEXT_TOPICS: readonly ShopTextTopic[] = ['delivery', 'returns', 'payment', 'contact', 'about'];

export async function* tellShopFact(
  turn: Turn,
  { topics, words, answersPlace }: ShopQuestion,
): AsyncGenerator<ReplyPiece> {
  const { language, message } = turn;
  yield { type: 'step', content: WORDINGS[language].steps.shop };

  const matters = SHOP_MATTERS.filter(({ asked }) => asked.in(foldText(message)));
  const passage = matters.length > 0 ? await passageOnMatters(turn, matters) : null;
  if (matters.length > 0 && passage === null) {
    const guessed = await turn.guess?.(false, 'shop-info');
    if (guessed) return yield* guessed();
  }
  const onMatters = matters.length > 0 ? (passage ?? (await notSaid(turn))) : null;
  // A particular matter is answered by what is said of it; the whole text of its topic would only hide that.
  const wide = topics.filter((topic) => matters.length === 0 || topic === 'hours' || topic === 'branches');
  const answers = onMatters === null ? [] : [onMatters];
  for (const topic of wide) answers.push(await aboutTopic(turn, topic, { words, wasAsked: answersPlace }));
  yield { type: 'text', content: [...new Set(answers)].join('\n\n') };
}

interface Said {
  /** What was said beside the topic. */
  words: string;
  /** The shopper was just asked where they are. */
  wasAsked: boolean;
}

async function aboutTopic(turn: Turn, topic: ShopTopic, said: Said): Promise<string> {
  const { words } = said;
  if (topic === 'hours') return hours(turn, words);
  if (topic === 'branches') return branches(turn, said);

  const { language, message } = turn;
  const text = await readableText(turn, topic);
  if (!text?.body.trim()) return WORDINGS[language].noShopText;
  const passage =
    topic === 'about' || topic === 'contact'
      ? text.body.trim()
      : passageFor(text.body, { question: message, words, language });
  return quotedPassage(passage, text.language, language);
}

/** The shop's own words; where it has none in the reply's language, that is said before them. */
export function quotedPassage(passage: string, written: Language, language: Language): string {
  if (written === language) return passage;
  const wording = SHOP_QUESTION_WORDING[language];
  const named = passageGloss(passage, language);
  const gloss = named.length > 0 ? `\n${wording.speaksOf(named.join(WORDINGS[language].comma))}` : '';
  return `${wording.inOtherLanguage}\n${passage}${gloss}`;
}

/** Sentences of any text that speak of the matters; null when there are none. */
async function passageOnMatters(turn: Turn, matters: readonly ShopMatter[]): Promise<string | null> {
  const { language } = turn;
  const texts = await Promise.all(TEXT_TOPICS.map((topic) => readableText(turn, topic)));
  const sentences = texts.flatMap((text) =>
    text === null ? [] : sentencesOf(text.body).map((sentence) => ({ sentence, written: text.language })),
  );
  const found = sentences.filter(({ sentence }) => matters.some(({ isTold }) => isTold(foldText(sentence))));
  if (found.length === 0) return null;
  const passage = [...new Set(found.map(({ sentence }) => sentence))].join(' ');
  return quotedPassage(passage, found.find(({ written }) => written !== language)?.written ?? language, language);
}

export async function notSaid(turn: Turn): Promise<string> {
  const { language, memory } = turn;
  const wording = SHOP_QUESTION_WORDING[language];
  return `${oneOf(wording.notSaid, memory.turns)} ${wording.askStaff}\n${await waysToReachUs(turn)}`;
}

async function hours(turn: Turn, words: string): Promise<string> {
  const { language, tools, message } = turn;
  const wording = SHOP_QUESTION_WORDING[language];
  const all = await tools.branches();
  if (all.length === 0) return contactOr(turn, WORDINGS[language].noBranches);

  const there = branchesAt(all, words || message);
  const meant = there.length > 0 ? there : all;
  const [first] = meant;
  const isSame = meant.every((branch) => branch.hours === first?.hours);
  const told =
    there.length === 0 && isSame && first
      ? wording.sameHours(first.hours)
      : branchLines(meant, WORDINGS[language].branches(meant.length));
  return listOf('openNow').in(foldText(message)) ? `${told}\n${wording.noClock}` : told;
}

async function branches(turn: Turn, { words, wasAsked }: Said): Promise<string> {
  const { language, tools, message, memory } = turn;
  const wording = SHOP_QUESTION_WORDING[language];
  const all = await tools.branches();
  if (all.length === 0) return contactOr(turn, WORDINGS[language].noBranches);

  const there = branchesAt(all, words || message);
  if (there.length > 0) {
    const next = there.length === 1 && there[0] ? nearestTo(there[0], all) : null;
    const parts = [branchLines(there, wording.branchThere(there.length))];
    if (next) parts.push(branchLines([next], wording.nearestOther));
    return parts.join('\n');
  }
  const list = (heading: string): string => branchLines(all, heading);
  const place = placeIn(words);
  if (place && (listOf('nearest').in(foldText(message)) || wasAsked || place.split(' ').length <= MAX_WORDS_OF_PLACE)) {
    return list(wording.noBranchThere(place));
  }
  const asksForOne = listOf('nearest').in(foldText(message)) && all.length > 1;
  if (asksForOne) memory.advice.asked = 'district';
  return `${list(WORDINGS[language].branches(all.length))}${asksForOne ? `\n${wording.whichPlace}` : ''}`;
}

/** A shop without branches often says in its contact text where and when it can be reached. */
async function contactOr(turn: Turn, otherwise: string): Promise<string> {
  const { language } = turn;
  const text = await readableText(turn, 'contact');
  return text?.body.trim() ? quotedPassage(text.body.trim(), text.language, language) : otherwise;
}
