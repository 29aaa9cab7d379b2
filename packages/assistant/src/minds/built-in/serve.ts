/** Whose turn it is when a message wants something else than a search. */
import type { ReplyPiece } from '../../reply-piece.ts';
import type { Turn } from '../mind.ts';
import { hearComplaint } from './abilities/complaint.ts';
import { enterDepartment } from './abilities/department.ts';
import { handOver } from './abilities/hand-over.ts';
import { askAPharmacist } from './abilities/medicine-advice.ts';
import { takeOffer } from './abilities/press-offer.ts';
import { chat } from './abilities/small-talk.ts';
import type { ServiceIntent } from './intents/recognise-counter.ts';
import { readWishSlots } from './slots/wish-slots.ts';
import { TALK_WORDING } from './wording/talk.ts';
import { oneOf } from './wording/wording.ts';

/** @param answer replies to another message in place of this turn's. */
export async function* serve(
  turn: Turn,
  intent: ServiceIntent,
  answer: (message: string) => AsyncGenerator<ReplyPiece>,
): AsyncGenerator<ReplyPiece> {
  switch (intent.kind) {
    case 'offer':
      return yield* takeOffer(turn, intent.pressed);
    case 'department':
      return yield* enterDepartment(turn, intent.department);
    case 'medicine':
      return yield* askAPharmacist(turn, intent.question);
    case 'hand-over':
      return yield* handOver(turn);
    case 'complaint':
      return yield* hearComplaint(turn);
    case 'instructions':
      return yield* stayCalm(turn, intent.rest, answer);
    case 'talk':
      return yield* chat(turn, intent.talk);
  }
}

/** Instructions in a message change nothing; a wish that stands beside them is still answered. */
async function* stayCalm(
  { language, memory, store }: Turn,
  rest: string,
  answer: (message: string) => AsyncGenerator<ReplyPiece>,
): AsyncGenerator<ReplyPiece> {
  const wording = TALK_WORDING[language];
  if (rest === '' || !readWishSlots(rest, language, store.currency.code).namesProduct) {
    return yield { type: 'text', content: oneOf(wording.unmoved, memory.turns) };
  }
  yield { type: 'text', content: wording.unmovedButHelpful };
  yield* answer(rest);
}
