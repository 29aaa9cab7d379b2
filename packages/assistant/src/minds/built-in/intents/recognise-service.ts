/**
 * What a message wants beside a search: help in danger, a person, advice, a quick reply that was offered, or just a
 * word. Looked at before the wish for products, from the surest sign to the weakest.
 */
import type { Turn } from '../../mind.ts';
import { foldText } from '../../../words/fold-text.ts';
import { departmentNamed } from '../abilities/department.ts';
import { type MedicineQuestion, medicineQuestion } from '../abilities/medicine-advice.ts';
import { type PressedOffer, pressedOffer } from '../abilities/offers.ts';
import type { Department } from '../phrases/departments.ts';
import { isDangerOver } from '../phrases/danger-over.ts';
import { isEmergency } from '../phrases/emergencies.ts';
import { PHRASES } from '../phrases/phrase-books.ts';
import { readWishSlots } from '../slots/wish-slots.ts';
import { readTalk, type TalkKind } from './read-talk.ts';

const LONGEST_CRY = 10;

export type ServiceIntent =
  | { kind: 'emergency' }
  | { kind: 'danger-over' }
  | { kind: 'offer'; pressed: PressedOffer }
  | { kind: 'department'; department: Department }
  | { kind: 'medicine'; question: MedicineQuestion }
  | { kind: 'hand-over' }
  | { kind: 'complaint' }
  /** `rest`: what the message asks beside instructions that nobody follows; empty when nothing. */
  | { kind: 'instructions'; rest: string }
  | { kind: 'talk'; talk: TalkKind };

/** Looked for in the whole message, whatever else it says. */
export function recogniseDanger(turn: Turn): ServiceIntent | null {
  const folded = foldText(turn.message).trim();
  if (isEmergency(folded)) return { kind: 'emergency' };
  if (turn.memory.advice.asked === 'emergency' && isDangerOver(folded)) return { kind: 'danger-over' };
  return isStillInDanger(turn, folded) ? { kind: 'emergency' } : null;
}

/** Null: it is none of these, and the message is looked at as a wish. */
export function recogniseService(turn: Turn): ServiceIntent | null {
  return recogniseDanger(turn) ?? recogniseCounter(turn);
}

/** The same without the look for danger. */
export function recogniseCounter(turn: Turn): ServiceIntent | null {
  const folded = foldText(turn.message).trim();
  const pressed = pressedOffer(turn.message, turn.memory);
  if (pressed) return { kind: 'offer', pressed };

  const department = departmentNamed(turn);
  if (department) return { kind: 'department', department };
  if (PHRASES.otherButtons.isAllOf(folded)) return null;

  const talk = readTalk(turn, folded);
  if (talk) return talk;

  const question = medicineQuestion(turn);
  return question ? { kind: 'medicine', question } : null;
}

/** "What do I do?" right after a cry for help is one more. */
function isStillInDanger({ message, language, memory, store }: Turn, folded: string): boolean {
  if (memory.advice.asked !== 'emergency') return false;
  const count = folded.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const isThanks = PHRASES.thanks.isAllOf(folded) || PHRASES.goodbye.isAllOf(folded) || PHRASES.restart.isAllOf(folded);
  return count <= LONGEST_CRY && !isThanks && !readWishSlots(message, language, store.currency.code).namesProduct;
}
