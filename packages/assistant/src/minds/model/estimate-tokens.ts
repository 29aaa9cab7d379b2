/**
 * Estimates the number of tokens of a text, for budgets that are checked before a call. Models split Latin words into
 * tokens of about four letters and less common scripts into shorter ones; the estimate is an upper bound.
 */
const ASCII_PER_TOKEN = 4;
const OTHERS_PER_TOKEN = 1.6;

export function estimateTokens(text: string): number {
  const others = text.match(/[^\u0000-\u007F]/gu)?.length ?? 0;
  return Math.ceil((text.length - others) / ASCII_PER_TOKEN + others / OTHERS_PER_TOKEN);
}
