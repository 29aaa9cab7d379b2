/**
 * What a message wants beside a search: a person, advice, a quick reply that was offered, or just a word. Looked at
 * before the wish for products, from the surest sign to the weakest.
 */
import type { Turn } from '../../mind.ts';
import { foldText } from '../../../words/fold-text.ts';
import { departmentNamed } from '../abilities/department.ts';
import { type MedicineQuestion, medicineQuestion } from '../abilities/medicine-advice.ts';
import { type PressedOffer, pressedOffer } from '../abilities/offers.ts';
import type { Department } from '../phrases/departments.ts';
import { PHRASES } from '../phrases/phrase-books.ts';
import { readTalk, type TalkKind } from './read-talk.ts';

export type ServiceIntent =
  | { kind: 'offer'; pressed: PressedOffer }
  | { kind: 'department'; department: Department }
  | { kind: 'medicine'; question: MedicineQuestion }
  | { kind: 'hand-over' }
  | { kind: 'complaint' }
  /** `rest`: what the message asks beside instructions that nobody follows; empty when nothing. */
  | { kind: 'instructions'; rest: string }
  | { kind: 'talk'; talk: TalkKind };

/** Null: it is none of these, and the message is looked at as a wish. */
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
