/**
 * What the assistant does about danger, before any mind reads the message: whoever needs help gets help and no products,
 * whatever the conversation was about, until the danger is over or the shopper turns to the shop again. Where it is not
 * certain that a message tells of danger, the shopper is asked, with the number at hand, and products wait for the answer.
 */
import type { Language } from '@quarry/contract';
import { conceptsIn } from '@quarry/language';
import { recogniseIntent } from '../minds/built-in/intents/recognise-intent.ts';
import { recogniseCounter } from '../minds/built-in/intents/recognise-counter.ts';
import { inPlainSpelling } from '../minds/built-in/slots/as-typed.ts';
import type { Turn } from '../minds/mind.ts';
import { askWhetherInDanger, gladItIsOver, gladOfHelp, goodThatNobodyIs, helpIn, stillInDanger } from './answers.ts';
import type { DangerKind } from './danger-kind.ts';
import { type Danger, followUpsIn, signOfDanger } from './detect-danger.ts';
import type { FollowUpKind } from './parse-lexicon.ts';
import type { ToldDanger } from './told-danger.ts';

export interface AnswerToDanger {
  language: Language;
  text: string;
  /** What the shopper had asked before they were asked whether somebody is in danger: a mind answers it now. */
  resumed?: string;
}

/** So often the same advice is repeated; then the mind answers what it cannot read as shopping. */
const MOST_REPEATED = 4;
/** Talk about how somebody feels or is treated goes on for longer than a call for an ambulance. */
const LASTING: ReadonlySet<DangerKind> = new Set(['self-harm', 'violence']);
/** Medicines named here are first about what to give, not about what to buy. */
const BODILY: ReadonlySet<DangerKind> = new Set([
  'self-harm',
  'overdose',
  'poison',
  'heart',
  'stroke',
  'breathing',
  'allergy',
  'bleeding',
  'unconscious',
  'injury',
  'emergency',
]);
const IS_TALK: ReadonlySet<string> = new Set(['find', 'greeting', 'thanks', 'goodbye', 'help']);

/**
 * @param isWarned the message is answered with a warning about medicines, which tells the number too: then danger that is
 *   only possible is not asked about.
 * @returns null when the message is for a mind; the memory keeps the danger for the next turns.
 */
export function answerToDanger(turn: Turn, isWarned: boolean): AnswerToDanger | null {
  const { message, language, store, memory } = turn;
  const sign = signOfDanger(message, language);
  const { danger } = memory;
  if (sign?.tier === 'certain' && !(danger && isTheEnd(sign, message))) return help(sign, turn);
  if (danger?.isAsked) return answerToReply(danger, sign, turn);
  if (danger) return goOn(danger, sign, turn);
  if (sign?.tier !== 'possible' || isWarned) return null;
  memory.danger = { kind: sign.kind, language: sign.language, isAsked: true, repeated: 0 };
  return { language: sign.language, text: askWhetherInDanger(sign.kind, sign.language, store) };
}

/** "The ambulance is here" sounds like a cry for help too, but like none that says what happened. */
function isTheEnd({ kind }: Danger, message: string): boolean {
  const followUps = followUpsIn(message);
  return kind === 'emergency' && (followUps.has('helped') || followUps.has('over'));
}

function help({ kind, language }: Pick<Danger, 'kind' | 'language'>, { memory, store }: Turn): AnswerToDanger {
  memory.danger = { kind, language, isAsked: false, repeated: 0 };
  return { language, text: helpIn(kind, language, store) };
}

/** The shopper was asked whether somebody is in danger, and what they wrote is not certain to say so. */
function answerToReply(danger: ToldDanger, sign: Danger | null, turn: Turn): AnswerToDanger | null {
  const { message, memory, store, history } = turn;
  const { language } = danger;
  const followUps = followUpsIn(message);
  if (followUps.has('denied') || followUps.has('over')) {
    memory.danger = null;
    const earlier = history.findLast(({ role }) => role === 'shopper')?.text;
    return { language, text: goodThatNobodyIs(language, store), ...(earlier && { resumed: earlier }) };
  }
  // A second sign of danger, however weak, is as good as a certain one.
  if (followUps.has('confirmed') || sign !== null) return help(danger, turn);
  return goOn({ ...danger, isAsked: false }, sign, turn);
}

function goOn(danger: ToldDanger, sign: Danger | null, turn: Turn): AnswerToDanger | null {
  const { message, memory, store } = turn;
  const { kind, language, repeated } = danger;
  const followUps = followUpsIn(message);
  if (followUps.has('over')) {
    memory.danger = null;
    return { language, text: gladItIsOver(language, store) };
  }
  memory.danger = danger;
  if (followUps.has('helped')) return { language, text: gladOfHelp(language, store) };
  if (mayTurnAway(followUps, sign, turn, kind) || (!LASTING.has(kind) && repeated >= MOST_REPEATED)) {
    memory.danger = null;
    return null;
  }
  memory.danger = { ...danger, repeated: repeated + 1 };
  return { language, text: stillInDanger(kind, language, store) };
}

const mayTurnAway = (
  followUps: ReadonlySet<FollowUpKind>,
  sign: Danger | null,
  turn: Turn,
  kind: DangerKind,
): boolean => sign === null && !followUps.has('care') && !asksForMedicine(turn.message, kind) && turnsToTheShop(turn);

const asksForMedicine = (message: string, kind: DangerKind): boolean =>
  BODILY.has(kind) &&
  conceptsIn(message).some(({ concept }) => concept.trade === 'pharmacy' || concept.kind === 'dose_form');

/** A wish for products, an order, a question about the shop, a pressed quick reply. */
function turnsToTheShop(received: Turn): boolean {
  const turn = { ...received, message: inPlainSpelling(received.message, received.language).message };
  const counter = recogniseCounter(turn);
  if (counter) return counter.kind === 'offer' || counter.kind === 'department' || counter.kind === 'hand-over';
  const intent = recogniseIntent(turn);
  return intent.kind === 'find' ? intent.wish.namesProduct && !intent.isQuestion : !IS_TALK.has(intent.kind);
}
