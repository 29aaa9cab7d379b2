/** The lexicons, opened once and read by rules and by the classifier. */
import { byLanguage } from '@quarry/contract';
import { Lexicon } from './lexicon.ts';
import { readLexicon } from './read-data.ts';
import { indexRules, type RulesFor } from './rule-index.ts';
import { WRITINGS } from './writing.ts';

export interface Reader {
  lexicon: Lexicon;
  rulesFor: RulesFor;
}

let readers: readonly Reader[] | undefined;

/** One for each writing, with its language's lexicon. @throws Error naming file and line when a lexicon is damaged. */
export function openReaders(): readonly Reader[] {
  if (readers !== undefined) return readers;
  const sources = byLanguage(readLexicon);
  readers = WRITINGS.map((writing) => {
    const source = sources[writing.language];
    return { lexicon: new Lexicon(source, writing), rulesFor: indexRules(source.rules) };
  });
  return readers;
}
