/**
 * The button sets of a guided chat, as a stack: each reply's set is pushed on the set whose button was pressed.
 *
 * The root is the greeting's set, shown without navigation. Every other set is shown with an "other" button, and with a
 * "back" button while there is a set below. Labels and message are fixed: the labels are Georgian in every language,
 * and the server recognizes the message.
 */
export const OTHER_LABEL = 'სხვა';
export const BACK_LABEL = 'უკან';
export const OTHER_MESSAGE = 'want other buttons';

/** Maximum number of sets; the oldest is dropped first, even the root. */
const KEPT_LEVELS = 5;

interface Level {
  readonly labels: readonly string[];
  readonly isRoot: boolean;
}

/** From the oldest set to the current one. */
export type QuickReplyStack = readonly Level[];

/** The stack of a greeting; empty when it has no buttons. */
export function rootStack(labels: readonly string[]): QuickReplyStack {
  return labels.length > 0 ? [{ labels, isRoot: true }] : [];
}

/** Pushes a reply's set. Our two navigation buttons are added when it is shown, so the server's copies are removed. */
export function withReplySet(stack: QuickReplyStack, labels: readonly string[]): QuickReplyStack {
  const own = labels.filter((label) => label !== OTHER_LABEL && label !== BACK_LABEL);
  return own.length > 0 ? [...stack, { labels: own, isRoot: false }].slice(-KEPT_LEVELS) : stack;
}

/** Pops one level; returns the same stack when there is nothing below. */
export function steppedBack(stack: QuickReplyStack): QuickReplyStack {
  return stack.length > 1 ? stack.slice(0, -1) : stack;
}

/** Replaces the labels of the greeting's set, if it is still in the stack. */
export function withRootLabels(stack: QuickReplyStack, labels: readonly string[]): QuickReplyStack {
  return stack.map((level) => (level.isRoot ? { ...level, labels } : level));
}

/** The labels of the current set, with navigation buttons. */
export function shownLabels(stack: QuickReplyStack): string[] {
  const top = stack.at(-1);
  if (!top) return [];
  if (top.isRoot) return [...top.labels];
  return [...top.labels, OTHER_LABEL, ...(stack.length > 1 ? [BACK_LABEL] : [])];
}
