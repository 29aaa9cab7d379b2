import type { OperationKind } from '../dialogue/operation.ts';

/** The operations that change the request; those of one message are applied together. */
export const LIST_KINDS: ReadonlySet<OperationKind> = new Set([
  'find',
  'find-also',
  'constrain',
  'replace',
  'exclude',
  'drop',
  'budget',
  'gift',
  'owned',
]);
