/**
 * The way to a person: the conversation is kept for the shop's staff, nobody pretends to be live, and the shopper learns
 * how to reach somebody now.
 */
import type { ReplyPiece } from '../../../reply-piece.ts';
import { foldText } from '../../../words/fold-text.ts';
import type { Turn } from '../../mind.ts';
import { PHARMACIST } from '../phrases/hand-over.ts';
import { TALK_WORDING } from '../wording/talk.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { readableText } from './readable-text.ts';

const MOST_PHONES = 4;

export async function* handOver(turn: Turn): AsyncGenerator<ReplyPiece> {
  const { language, memory, message, tools } = turn;
  const wording = TALK_WORDING[language];
  yield { type: 'step', content: WORDINGS[language].steps.shop };
  await tools.handOver();
  memory.advice.asked = null;

  const opening = PHARMACIST.in(foldText(message))
    ? wording.handedOverToPharmacist
    : oneOf(wording.handedOver, memory.turns);
  yield { type: 'text', content: `${opening}\n${await waysToReachUs(turn)}` };
}

/** The shop's own contact text, and the phones of its branches. */
export async function waysToReachUs(turn: Turn): Promise<string> {
  const { language, tools } = turn;
  const wording = TALK_WORDING[language];
  const [text, branches] = await Promise.all([readableText(turn, 'contact'), tools.branches()]);
  const phones = branches.filter(({ phone }) => phone.trim() !== '').slice(0, MOST_PHONES);
  const parts = [
    ...(text?.body.trim() ? [text.body.trim()] : []),
    ...(phones.length > 0
      ? [[wording.reachUs, ...phones.map(({ name, phone }) => `- ${name}: ${phone}`)].join('\n')]
      : []),
  ];
  return parts.length > 0 ? parts.join('\n\n') : wording.noContact;
}
