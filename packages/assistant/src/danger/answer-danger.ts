/**
 * What the assistant does about danger, before any mind reads the message: whoever needs help gets help and no products,
 * whatever the conversation was about, until the danger is over or the shopper turns to the shop again.
 */
import type { Language } from '@quarry/contract';
import { conceptsIn } from '@quarry/language';
import { recogniseIntent } from '../minds/built-in/intents/recognise-intent.ts';
import { recogniseCounter } from '../minds/built-in/intents/recognise-counter.ts';
import { inPlainSpelling } from '../minds/built-in/slots/as-typed.ts';
import type { Turn } from '../minds/mind.ts';
import { gladItIsOver, gladOfHelp, helpIn, stillInDanger } from './answers.ts';
import type { DangerKind } from './danger-kind.ts';
import { CERTAIN, followUpsIn, signOfDanger } from './detect-danger.ts';

export interface AnswerToDanger {
  language: Language;
  text: string;
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

/** @returns null when the message is for a mind; the memory keeps the danger for the next turns. */
export function answerToDanger(turn: Turn): AnswerToDanger | null {
  const { message, language, store, memory } = turn;
  const sign = signOfDanger(message, language);
  if (sign && sign.score >= CERTAIN) {
    memory.danger = { kind: sign.kind, language: sign.language, repeated: 0 };
    return { language: sign.language, text: helpIn(sign.kind, sign.language, store) };
  }

  const { danger } = memory;
  if (danger === null) return null;
  const followUps = followUpsIn(message);
  if (followUps.has('over')) {
    memory.danger = null;
    return { language: danger.language, text: gladItIsOver(danger.language, store) };
  }
  if (followUps.has('helped')) return { language: danger.language, text: gladOfHelp(danger.language, store) };

  const isRepeated = !LASTING.has(danger.kind) && danger.repeated >= MOST_REPEATED;
  const isAboutDanger = sign !== null || followUps.has('care') || asksForMedicine(message, danger.kind);
  if ((!isAboutDanger && turnsToTheShop(turn)) || isRepeated) {
    memory.danger = null;
    return null;
  }
  danger.repeated += 1;
  return { language: danger.language, text: stillInDanger(danger.kind, danger.language, store) };
}

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
