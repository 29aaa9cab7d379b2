/**
 * Words that say little of a product. Fillers ask for nothing: "a dress for the office" wishes for a dress and the office;
 * a query of such words alone is read as it stands. Words of circumstance tell of the shopper's day ("keeps going out of
 * tune"): they count less than words that name things.
 *
 * Prices and negation never come here; understanding a query takes those words first.
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
