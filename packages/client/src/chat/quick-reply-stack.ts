/**
 * The button sets of a guided chat, as a stack: each reply's set lies on top of the one whose button brought it.
 *
 * The root is the set of the greeting and stands bare. Every other set is shown with the button that asks for other
 * ones, and with the way back as long as there is something to go back to. Labels and message are fixed: the labels are
 * Georgian in every language, and the message is what the server knows.
 */
export const OTHER_LABEL = 'სხვა';
export const BACK_LABEL = 'უკან';
export const OTHER_MESSAGE = 'want other buttons';

/** How many sets are kept; the oldest one goes first, be it the root. */
const KEPT_LEVELS = 5;

interface Level {
  readonly labels: readonly string[];
  readonly isRoot: boolean;
}

/** From the oldest set to the one that is shown. */
export type QuickReplyStack = readonly Level[];

/** The stack of a greeting; empty when it has no buttons. */
export function rootStack(labels: readonly string[]): QuickReplyStack {
  return labels.length > 0 ? [{ labels, isRoot: true }] : [];
}

/** A reply's set on top. The two buttons of our own are added when it is shown, so a server's are left out. */
export function withReplySet(stack: QuickReplyStack, labels: readonly string[]): QuickReplyStack {
  const own = labels.filter((label) => label !== OTHER_LABEL && label !== BACK_LABEL);
  return own.length > 0 ? [...stack, { labels: own, isRoot: false }].slice(-KEPT_LEVELS) : stack;
}

/** One level down; the same stack when there is nothing below. */
export function steppedBack(stack: QuickReplyStack): QuickReplyStack {
  return stack.length > 1 ? stack.slice(0, -1) : stack;
}

/** The greeting's buttons in other words, where they are still in the stack. */
export function withRootLabels(stack: QuickReplyStack, labels: readonly string[]): QuickReplyStack {
  return stack.map((level) => (level.isRoot ? { ...level, labels } : level));
}

/** The labels of the set on top, as buttons stand under a message. */
export function shownLabels(stack: QuickReplyStack): string[] {
  const top = stack.at(-1);
  if (!top) return [];
  if (top.isRoot) return [...top.labels];
  return [...top.labels, OTHER_LABEL, ...(stack.length > 1 ? [BACK_LABEL] : [])];
}
