/** Greetings, thanks, farewells, what the assistant is and can do, and a calm word for everything that is no shopping. */
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { Turn } from '../../mind.ts';
import type { TalkKind } from '../intents/read-talk.ts';
import { TALK_WORDING } from '../wording/talk.ts';
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

export async function* chat({ language, memory, store }: Turn, talk: TalkKind): AsyncGenerator<ReplyPiece> {
  const wording = TALK_WORDING[language];
  const content =
    talk === 'thanks' || talk === 'goodbye'
      ? oneOf(WORDINGS[language][talk], memory.turns)
      : talk === 'whoAreYou'
        ? oneOf(wording.whoAreYou, memory.turns)(store.name)
        : oneOf(wording[talk], memory.turns);
  yield { type: 'text', content };
}
