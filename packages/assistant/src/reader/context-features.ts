/** Features of the dialogue context, as row numbers of the model's table. */
import { LANGUAGES } from '@quarry/contract';
import type { ReadingContext } from '../dialogue/operation.ts';

type OpenQuestion = NonNullable<ReadingContext['openQuestion']>;

const QUESTIONS: Readonly<Record<OpenQuestion, number>> = {
  'which-product': 0,
  'which-kind': 1,
  'for-whom': 2,
  budget: 3,
  'order-number': 4,
  'order-proof': 5,
  car: 6,
  'yes-no': 7,
};
const STATES = ['subject', 'constraints', 'shown', 'several-shown', 'nothing-shown'] as const;
const FIRST_QUESTION = STATES.length;
const FIRST_LANGUAGE = FIRST_QUESTION + Object.keys(QUESTIONS).length;

export const CONTEXT_ROWS = FIRST_LANGUAGE + LANGUAGES.length;

export function contextFeatures(context: ReadingContext): number[] {
  const rows: number[] = [];
  if (context.hasSubject) rows.push(STATES.indexOf('subject'));
  if (context.constraintCount > 0) rows.push(STATES.indexOf('constraints'));
  rows.push(STATES.indexOf(context.shownCount > 0 ? 'shown' : 'nothing-shown'));
  if (context.shownCount > 1) rows.push(STATES.indexOf('several-shown'));
  if (context.openQuestion !== null) rows.push(FIRST_QUESTION + QUESTIONS[context.openQuestion]);
  rows.push(FIRST_LANGUAGE + LANGUAGES.indexOf(context.language));
  return rows;
}
