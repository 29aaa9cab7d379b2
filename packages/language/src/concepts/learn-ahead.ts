/**
 * Computes the texts that the build of the server stores for `readArtifact` (`tools/build.mjs`). Imported only by the
 * build.
 */
import { knownWords } from '../analysis/stem.ts';
import { allArtifacts } from '../data/artifacts.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { firstStems } from './form-index.ts';

/** The texts by name; `learned.en` and the others are the learned words of each language, three lines each. */
export function compileArtifacts(): ReadonlyMap<string, string> {
  return new Map([
    ...allArtifacts(),
    ...LANGUAGES.map((language): [string, string] => [`learned.${language}`, learnOne(language)]),
  ]);
}

/** See `LearnedAhead`. */
function learnOne(language: Language): string {
  const { stems, qualities } = knownWords(language);
  return [[...stems], [...qualities], firstStems(language).flat()].map((list) => list.join('|')).join('\n');
}
