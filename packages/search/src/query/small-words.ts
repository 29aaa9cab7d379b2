/**
 * Words with little information about a product. Stop words are ignored: "a dress for the office" asks for a dress and
 * the office; a query of stop words alone is searched as typed. Words of circumstance describe the shopper's situation
 * ("keeps going out of tune") and have a lower weight than words that name things. Words of prices and negation are
 * resolved before this step.
 */
import { analyze, LANGUAGES } from '@quarry/language';
import lists from './data/small-words.json' with { type: 'json' };

const FILLERS = formsOf(lists.fillers);
const CIRCUMSTANCE = formsOf(lists.circumstance);

/** `word` in its folded form, as `analyze` gives it. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** `word` in its folded form, as `analyze` gives it. */
export function tellsCircumstance(word: string): boolean {
  return CIRCUMSTANCE.has(word);
}

function formsOf(byLanguage: Readonly<Record<string, string>>): ReadonlySet<string> {
  return new Set(
    Object.entries(byLanguage).flatMap(([code, words]) => {
      const language = LANGUAGES.find((one) => one === code);
      return analyze(words, language === undefined ? {} : { language }).map(({ exact }) => exact);
    }),
  );
}
