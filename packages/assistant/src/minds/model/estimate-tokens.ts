/**
 * About how many tokens a text costs, for budgets that are checked before anything is spent. Models cut Latin words into
 * pieces of four letters and less common scripts into much smaller ones; it errs on the side of more.
 */
const ASCII_PER_TOKEN = 4;
const OTHERS_PER_TOKEN = 1.6;

export function estimateTokens(text: string): number {
  const others = text.match(/[^\u0000-\u007F]/gu)?.length ?? 0;
  return Math.ceil((text.length - others) / ASCII_PER_TOKEN + others / OTHERS_PER_TOKEN);
}
