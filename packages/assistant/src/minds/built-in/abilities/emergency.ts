/** Somebody needs help at once: the number, before anything else and without anything else. */
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { Turn } from '../../mind.ts';
import { DANGER_OVER, EMERGENCY } from '../wording/emergencies.ts';

export async function* callForHelp({ language, memory, store }: Turn): AsyncGenerator<ReplyPiece> {
  memory.advice.asked = 'emergency';
  yield { type: 'text', content: EMERGENCY[language](store.emergency_number) };
}

export async function* calmDown({ language, store }: Turn): AsyncGenerator<ReplyPiece> {
  yield { type: 'text', content: DANGER_OVER[language](store.emergency_number) };
}
