/**
 * Computes the thresholds of the two tiers of danger from the log-odds of harmless messages in cross-validation.
 *
 * `possible` depends on ordinary shop talk: the lowest threshold at which at most `MAX_ORDINARY` of it causes a
 * question about danger. Messages that were written to sound like danger do not count, because a question is the right
 * answer to them. `certain` depends on these: the lowest threshold at which at most `MAX_LOOKALIKES` of them are
 * answered as emergencies.
 *
 * With a few hundred messages per language such high quantiles are unstable, so each threshold is a quantile over all
 * languages in which a message of another language has the weight `OTHERS`.
 */
import { type Language, byLanguage } from '@quarry/contract';
import type { ClassifierHeader } from '../../packages/assistant/src/danger/classify-danger.ts';
import type { Example } from './examples.ts';

export type Judged = Pick<Example, 'language' | 'kind' | 'isLookalike' | 'isMade'> & { logOdds: number };
export type Thresholds = ClassifierHeader['thresholds'];

const MAX_ORDINARY = 0.007;
const MAX_LOOKALIKES = 0.02;
const OTHERS = 0.25;

export function calibrate(judged: readonly Judged[]): Thresholds {
  const harmless = judged.filter(({ kind }) => kind === 'none');
  const ordinary = harmless.filter(({ isLookalike }) => !isLookalike);
  const lookalikes = harmless.filter(({ isLookalike, isMade }) => isLookalike && !isMade);
  const of = (language: Language) => {
    const certain = exceededBy(MAX_LOOKALIKES, lookalikes, language);
    return { possible: Math.min(certain, exceededBy(MAX_ORDINARY, ordinary, language)), certain };
  };
  return byLanguage(of);
}

/** The log-odds that a share of the messages exceeds. */
function exceededBy(share: number, messages: readonly Judged[], own: Language): number {
  const falling = messages
    .map(({ logOdds, language }) => ({ logOdds, count: language === own ? 1 : OTHERS }))
    .sort((one, other) => other.logOdds - one.logOdds);
  let left = share * falling.reduce((sum, { count }) => sum + count, 0);
  for (const { logOdds, count } of falling) {
    left -= count;
    if (left < 0) return Number(logOdds.toFixed(3));
  }
  return 0;
}
