/**
 * Thresholds of the two tiers of danger, from the log-odds that cross-validation gives to harmless messages.
 *
 * `possible` is set by ordinary shop talk: the lowest threshold at which at most `MOST_ORDINARY` of it are asked whether
 * somebody is in danger. Messages that were written to sound like danger do not count: a question is the right answer to
 * them. `certain` is set by these: the lowest at which at most `MOST_LOOKALIKES` of them are answered as a cry for help.
 *
 * The few hundred messages of one language make such high quantiles a matter of chance, so each threshold is a quantile
 * over all languages in which messages of other languages count `OTHERS` of one of its own: a language differs from the
 * others only as far as its own messages say so.
 */
import { type Language, byLanguage } from '@quarry/contract';
import type { ClassifierHeader } from '../../packages/assistant/src/danger/classify-danger.ts';
import type { Example } from './examples.ts';

export type Judged = Pick<Example, 'language' | 'kind' | 'isLookalike' | 'isMade'> & { logOdds: number };
export type Thresholds = ClassifierHeader['thresholds'];

const MOST_ORDINARY = 0.015;
const MOST_LOOKALIKES = 0.03;
const OTHERS = 0.25;

export function calibrate(judged: readonly Judged[]): Thresholds {
  const harmless = judged.filter(({ kind }) => kind === 'none');
  const ordinary = harmless.filter(({ isLookalike }) => !isLookalike);
  const lookalikes = harmless.filter(({ isLookalike, isMade }) => isLookalike && !isMade);
  const of = (language: Language) => {
    const certain = exceededBy(MOST_LOOKALIKES, lookalikes, language);
    return { possible: Math.min(certain, exceededBy(MOST_ORDINARY, ordinary, language)), certain };
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
