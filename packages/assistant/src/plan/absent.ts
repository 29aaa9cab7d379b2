/** Says that the shop does not sell a thing, where no product is called so. */
import { conceptsIn } from '@quarry/language';
import type { Operation } from '../dialogue/operation.ts';
import type { Wishes } from '../memory/memory.ts';
import type { Turn } from '../minds/mind.ts';
import { oneOf } from '../minds/built-in/wording/wording.ts';
import { WORDINGS } from '../minds/built-in/wording/wordings.ts';
import { PLAN_WORDING } from '../say/plan-wording.ts';
import { calledOf } from './called.ts';
import { readCondition } from './evidence.ts';
import type { LookedUp } from './look-up.ts';
import type { Take } from './turn-plan.ts';
import { contentWords, likeness } from './words.ts';

/** "Do you have accordions": no product of the shop is called so. */
export function planAbsent(turn: Turn, wishes: Wishes, found: LookedUp, operations: readonly Operation[]): Take | null {
  const { language, memory } = turn;
  const { words } = readCondition(wishes.words, language);
  const isNamed = found.all.some(({ metadata: { title, category_path, category } }) => {
    const own = contentWords([calledOf(title), ...category_path, category ?? ''].join(' '), language);
    return (
      words.some((word) => own.some((one) => likeness(one, word) >= 0.8)) && !isOtherKind(title, wishes.words, turn)
    );
  });
  if (words.length === 0 || words.length > LONGEST_KIND || isNamed || operations.length > 1) return null;
  const kind = WORDINGS[language].quote(wishes.words);
  return async function* () {
    yield { type: 'text', content: oneOf(PLAN_WORDING[language].notSold, memory.turns)(kind) };
    yield { type: 'docs', content: { documents: [] } };
  };
}

/** The lexicon knows both, and they are not the same: a T-shirt with a bicycle collar is no bicycle. */
function isOtherKind(title: string, name: string, { language }: Turn): boolean {
  const kindsIn = (text: string) =>
    conceptsIn(text, { language }).flatMap(({ concept: { kind, value } }) => (kind === 'category' ? [value] : []));
  const [meant, own] = [kindsIn(name), kindsIn(calledOf(title))];
  return meant.length > 0 && own.length > 0 && !own.some((kind) => meant.includes(kind));
}

/** Longer than any name of a kind. */
const LONGEST_KIND = 4;
