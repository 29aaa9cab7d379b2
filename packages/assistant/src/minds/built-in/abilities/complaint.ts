/** Answers complaints: an apology, the order if it is about one, and the offer to contact a person. */
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { Turn } from '../../mind.ts';
import { readOrderSlots } from '../slots/order-slots.ts';
import { TALK_WORDING } from '../wording/talk.ts';
import { oneOf } from '../wording/wording.ts';
import { tellOrder } from './order-status.ts';

export async function* hearComplaint(turn: Turn): AsyncGenerator<ReplyPiece> {
  const { language, memory, message } = turn;
  const wording = TALK_WORDING[language];
  const slots = readOrderSlots(message, { numberPending: false });
  yield { type: 'text', content: `${oneOf(wording.complaint, memory.turns)} ` };

  memory.advice.asked = 'complaint';
  if (slots.number === null) {
    memory.orders.numberAsked = true;
    yield { type: 'text', content: wording.complaintOrder };
    return;
  }
  yield* tellOrder(turn, { slots, isBareNumber: false, topics: [] });
  yield { type: 'text', content: `\n\n${wording.complaintPerson}` };
}
