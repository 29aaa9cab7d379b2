/** Another thing than the one that is looked for: what products elsewhere in the shop are called. */
import type { Wishes } from '../memory/memory.ts';
import { countOf, describeWish } from '../minds/built-in/abilities/show-products.ts';
import { oneOf } from '../minds/built-in/wording/wording.ts';
import { WORDINGS } from '../minds/built-in/wording/wordings.ts';
import type { Turn } from '../minds/mind.ts';
import { isCalled } from './called.ts';
import { showList } from './take-list.ts';
import type { Take } from './turn-plan.ts';
import { contentWords } from './words.ts';

/** Words that nothing at hand meets, and that products elsewhere in the shop are called by: a new subject. */
export async function planNewSubject(turn: Turn, name: string): Promise<Take | null> {
  const { language, memory, tools } = turn;
  if (contentWords(name, language).length === 0) return null;
  const { documents } = await tools.searchProducts({ query: name, page: 1, limit: MAX_OF_NAME });
  const called = documents.filter(({ metadata }) => isCalled(metadata, name, language));
  if (called.length === 0) return null;
  const wishes: Wishes = { words: name, said: name, filters: {}, sort: 'relevance' };
  const count = countOf(called.length, turn);
  const opening = oneOf(WORDINGS[language].found, memory.turns)({ count, wish: describeWish(wishes, turn) });
  return () => showList(turn, wishes, called, opening);
}
const MAX_OF_NAME = 48;
