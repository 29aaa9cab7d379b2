/**
 * Answers messages about danger, before any mind reads them: the reply gives the way to help and no products, until the
 * danger is over or the shopper asks about the shop again. If it is uncertain whether a message is about danger, the
 * reply asks, with the emergency number, and shows no products before the answer.
 */
import type { Language } from '@quarry/contract';
import { conceptsIn } from '@quarry/language';
import type { HandledKind } from '../dialogue/operation.ts';
import { inPlainSpelling } from '../minds/built-in/slots/as-typed.ts';
import { readNewWish, readWish } from '../minds/built-in/slots/continued-wish.ts';
import type { Turn } from '../minds/mind.ts';
import { toldBy } from '../plan/readings.ts';
import { askWhetherInDanger, gladItIsOver, gladOfHelp, goodThatNobodyIs, helpIn, stillInDanger } from './answers.ts';
import { type DangerKind, OF_THE_BODY } from './danger-kind.ts';
import { type Danger, followUpsIn, isFoundByRules, signOfDanger } from './detect-danger.ts';
import type { FollowUpKind } from './parse-lexicon.ts';
import type { CurrentDanger } from './current-danger.ts';

export interface AnswerToDanger {
  language: Language;
  text: string;
  /** What the shopper had asked before they were asked whether somebody is in danger: a mind answers it now. */
  resumed?: string;
}

/** Maximum number of repetitions of the same advice; then the mind answers. */
const MAX_REPEATED = 4;
/** Talk about how somebody feels or is treated goes on for longer than a call for an ambulance. */
const LASTING: ReadonlySet<DangerKind> = new Set(['self-harm', 'violence']);
/** Medicines named here are first about what to give, not about what to buy. */
const MAY_NEED_MEDICINE: ReadonlySet<DangerKind> = new Set([...OF_THE_BODY, 'self-harm', 'animal']);
/** What somebody in danger may say without turning to the shop. */
const IS_TALK: ReadonlySet<HandledKind> = new Set([
  'greeting',
  'thanks',
  'goodbye',
  'help',
  'small-talk',
  'out-of-scope',
  'instructions',
  'complaint',
  'medicine',
  'avoid',
]);

/**
 * @param isWarned the message is answered with a warning about medicines, which includes the emergency number: then
 * possible danger is not asked about.
 * @returns null when the message is for a mind; the dialogue state keeps the danger for the next turns.
 */
export function answerToDanger(turn: Turn, isWarned: boolean): AnswerToDanger | null {
  const { message, language, store, memory } = turn;
  const sign = signOfDanger(message, language);
  const { danger } = memory;
  if (sign?.tier === 'certain' && !(danger && isTheEnd(sign, danger, message))) return help(sign, turn);
  if (danger?.isAsked) return answerToReply(danger, sign, turn);
  if (danger) return goOn(danger, sign, turn);
  if (sign?.tier !== 'possible' || isWarned) return null;
  memory.danger = { kind: sign.kind, language: sign.language, isAsked: true, isHelped: false, repeated: 0 };
  return { language: sign.language, text: askWhetherInDanger(sign.kind, sign.language, store) };
}

/**
 * "The ambulance is here" and "it was a friend, he is fine now" resemble a cry for help. They end the danger when no rule of a
 * lexicon finds danger in them: then the sign comes from the resemblance alone.
 */
function isTheEnd({ kind }: Danger, { isAsked }: CurrentDanger, message: string): boolean {
  const followUps = followUpsIn(message);
  if (kind === 'emergency' && (followUps.has('helped') || followUps.has('over'))) return true;
  const isEnded =
    followUps.has('over') ||
    followUps.has('helped') ||
    (isAsked && followUps.has('denied') && !followUps.has('confirmed'));
  return isEnded && !isFoundByRules(message);
}

function help({ kind, language }: Pick<Danger, 'kind' | 'language'>, { memory, store }: Turn): AnswerToDanger {
  memory.danger = { kind, language, isAsked: false, isHelped: false, repeated: 0 };
  return { language, text: helpIn(kind, language, store) };
}

/** The shopper was asked whether somebody is in danger, and what they wrote is not certain to say so. */
function answerToReply(danger: CurrentDanger, sign: Danger | null, turn: Turn): AnswerToDanger | null {
  const { message, memory, store, history } = turn;
  const { language } = danger;
  const followUps = followUpsIn(message);
  // "I am not joking" denies with one word and confirms with all of them.
  if (followUps.has('over') || (followUps.has('denied') && !followUps.has('confirmed'))) {
    memory.danger = null;
    const earlier = history.findLast(({ role }) => role === 'shopper')?.text;
    return { language, text: goodThatNobodyIs(language, store), ...(earlier && { resumed: earlier }) };
  }
  // A second sign of danger, however weak, is as good as a certain one.
  if (followUps.has('confirmed') || sign !== null) return help(danger, turn);
  return goOn({ ...danger, isAsked: false }, sign, turn);
}

function goOn(danger: CurrentDanger, sign: Danger | null, turn: Turn): AnswerToDanger | null {
  const { message, memory, store } = turn;
  const { kind, language, repeated } = danger;
  const followUps = followUpsIn(message);
  if (followUps.has('over')) {
    memory.danger = null;
    return { language, text: gladItIsOver(kind, language, store) };
  }
  if (followUps.has('helped')) {
    memory.danger = { ...danger, isHelped: true };
    return { language, text: gladOfHelp(language, store) };
  }
  if (turnsAway(danger, followUps, sign, turn) || (!LASTING.has(kind) && repeated >= MAX_REPEATED)) {
    memory.danger = null;
    return null;
  }
  memory.danger = { ...danger, repeated: repeated + 1 };
  return { language, text: stillInDanger(kind, language, store) };
}

/** Once help is there, all that does not speak of the danger turns away from it. */
const turnsAway = (
  { kind, isHelped }: CurrentDanger,
  followUps: ReadonlySet<FollowUpKind>,
  sign: Danger | null,
  turn: Turn,
): boolean =>
  sign === null &&
  !followUps.has('care') &&
  !asksForMedicine(turn.message, kind) &&
  ((isHelped && !LASTING.has(kind)) || turnsToTheShop(turn));

const asksForMedicine = (message: string, kind: DangerKind): boolean =>
  MAY_NEED_MEDICINE.has(kind) &&
  conceptsIn(message).some(({ concept }) => concept.trade === 'pharmacy' || concept.kind === 'dose_form');

/** A product request, an order, a question about the shop, a pressed quick reply. */
function turnsToTheShop(received: Turn): boolean {
  const turn = { ...received, message: inPlainSpelling(received.message, received.language).message };
  const told = toldBy(turn);
  if (told !== 'find') return told !== null && !IS_TALK.has(told);
  const { wish, isQuestion } = readNewWish(turn, readWish(turn));
  return wish.namesProduct && !isQuestion;
}
