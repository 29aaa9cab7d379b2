/** Greetings, thanks, farewells, and what the assistant can do. */
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { Turn } from '../../mind.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';

export async function* smallTalk(
  { language, memory, store }: Turn,
  kind: 'greeting' | 'thanks' | 'goodbye' | 'help',
): AsyncGenerator<ReplyPiece> {
  const wording = WORDINGS[language];
  yield {
    type: 'text',
    content: kind === 'help' ? wording.help(store.name) : oneOf(wording[kind], memory.turns),
  };
}
