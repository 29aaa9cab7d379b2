/**
 * Hands a conversation over to staff: it is marked as waiting, and the reply says whether a member of staff is in the
 * chat now, and how to reach the shop otherwise.
 */
import type { Branch } from '@quarry/contract';
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { LocalTime } from '../../../tools/store-tools.ts';
import { foldText } from '../../../words/fold-text.ts';
import { type OpenState, openStateAt } from '../../../words/opening-hours.ts';
import type { Turn } from '../../mind.ts';
import { TALK_WORDING, type TalkWording } from '../wording/talk.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { readableText } from './readable-text.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';

const MAX_PHONES = 4;

export async function* handOver(turn: Turn): AsyncGenerator<ReplyPiece> {
  const { language, memory, message, tools } = turn;
  const wording = TALK_WORDING[language];
  yield { type: 'step', content: WORDINGS[language].steps.shop };
  const { isStaffPresent } = await tools.handOver();
  memory.advice.asked = null;

  const kept = listOf('pharmacist').in(foldText(message)) ? wording.keptForPharmacist : wording.keptForStaff;
  const reach =
    isStaffPresent === null ? wording.staffMayAnswer : isStaffPresent ? wording.staffIsHere : wording.staffIsAway;
  yield { type: 'text', content: `${kept} ${reach}\n${await waysToReachUs(turn)}` };
}

/** The shop's own contact text, and the phones of its branches: those that are open first. */
export async function waysToReachUs(turn: Turn): Promise<string> {
  const { language, tools } = turn;
  const wording = TALK_WORDING[language];
  const [text, branches] = await Promise.all([readableText(turn, 'contact'), tools.branches()]);
  const now = tools.localTime();
  const phones = branches
    .filter(({ phone }) => phone.trim() !== '')
    .map((branch) => ({ branch, state: stateOf(branch, now) }))
    .sort((one, two) => rankOf(one.state) - rankOf(two.state))
    .slice(0, MAX_PHONES);
  const parts = [
    ...(text?.body.trim() ? [text.body.trim()] : []),
    ...(phones.length > 0
      ? [[wording.reachUs, ...phones.map(({ branch, state }) => phoneLine(branch, state, wording))].join('\n')]
      : []),
  ];
  return parts.length > 0 ? parts.join('\n\n') : wording.noContact;
}

function stateOf({ hours }: Branch, now: LocalTime | null): OpenState | null {
  return now && openStateAt(hours, now);
}

function rankOf(state: OpenState | null): number {
  if (state === null) return 1;
  return state.isOpen ? 0 : 2;
}

/** Where it is not known whether a branch is open, its hours are told as the shop writes them. */
function phoneLine({ name, phone, hours }: Branch, state: OpenState | null, wording: TalkWording): string {
  const said =
    state === null ? hours.trim() : state.isOpen ? wording.openNow(state.until) : wording.closedNow(state.opensAt);
  return `- ${name}: ${phone}${said && ` (${said})`}`;
}
