/** What the build of the server writes into `analysis/learned-ahead.ts`: it is imported by nothing else. */
import type { LearnedAhead } from '../analysis/learned-ahead.ts';
import { knownWords } from '../analysis/stem.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { firstStems } from './form-index.ts';

export function learnAhead(): Record<Language, LearnedAhead> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, learnOne(language)])) as Record<
    Language,
    LearnedAhead
  >;
}

function learnOne(language: Language): LearnedAhead {
  const { stems, qualities } = knownWords(language);
  return {
    stems: [...stems].join('|'),
    qualities: [...qualities].join('|'),
    firstStems: firstStems(language).flat().join('|'),
  };
}
