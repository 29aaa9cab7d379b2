/**
 * The message of an error in the console's language, for the problems of daily work; for others the server's text, which
 * is English.
 */
import { isWordKey, type Translate } from '../words/words.ts';
import { ApiProblem } from '@quarry/client';

export function failureText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiProblem)) return t('problem.unexpected');
  const key = `problem.${error.code}`;
  const text = isWordKey(key) ? t(key) : error.message || t('problem.unexpected');
  return error.status >= 500 && error.requestId ? `${text} (${error.requestId})` : text;
}
