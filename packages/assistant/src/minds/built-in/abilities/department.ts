/**
 * The guided chat of a pharmacy: a department narrows to the kinds that the shop sells in it, then quick replies narrow
 * to forms, brands and prices, with products shown at every step.
 */
import { conceptOf, narrowerThan } from '@quarry/language';
import type { Wishes } from '../../../memory/memory.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import { foldText } from '../../../words/fold-text.ts';
import type { Turn } from '../../mind.ts';
import { QUESTION_WORDING } from '../wording/questions.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { answerFinding } from './find.ts';
import { searchPage } from './look-for.ts';
import { countOf, showProducts } from './show-products.ts';
import { DEPARTMENTS, type Department } from '../../../phrases/departments.ts';

/** The department that the message names and nothing else. */
export function departmentNamed({ message, store }: Pick<Turn, 'message' | 'store'>): Department | null {
  if (store.kind !== 'pharmacy' && !store.button_chat) return null;
  const folded = foldText(message).trim();
  return DEPARTMENTS.find(({ names }) => names.isAllOf(folded)) ?? null;
}

export async function* enterDepartment(turn: Turn, { categories }: Department): AsyncGenerator<ReplyPiece> {
  yield { type: 'step', content: WORDINGS[turn.language].steps.searching };
  const wishes: Wishes = {
    words: '',
    said: '',
    filters: { category: [...new Set(categories.flatMap(kindsOf))] },
    sort: 'rating',
  };
  const found = await searchPage(turn, wishes, 1);
  if (found.total === 0) return yield* answerFinding(turn, wishes, { kind: 'nothing' });
  const opening = QUESTION_WORDING[turn.language].department(countOf(found.total, turn));
  yield* showProducts(turn, { found, wishes, page: 1, opening });
}

function kindsOf(category: string): string[] {
  if (!category.startsWith('group:')) return [category];
  const group = conceptOf('category_group', category.slice('group:'.length));
  return group ? narrowerThan(group).map(({ value }) => value) : [];
}
