/** The names of a concept in every language of the lexicon. */
import { borrowedSpellings, type Concept, conceptOf, LANGUAGES } from '@quarry/language';
import { kindsOf } from './accepted-values.ts';
import { NAMES_PER_LANGUAGE } from './reading-weights.ts';

/** The value itself, its names, and for a group of categories those of its members. */
export function namesOf(kind: string, value: string): string[] {
  const names = kindsOf(kind, value).flatMap((one) => {
    const concepts = [conceptOf(kind, one), kind === 'category' ? conceptOf('category_group', one) : undefined];
    return [one, ...concepts.flatMap((concept) => (concept === undefined ? [] : formsOfConcept(concept)))];
  });
  return [...new Set(names)];
}

/** Its names in every language, Russian ones also as Georgians and Azerbaijanis write what they borrowed. */
export function formsOfConcept({ forms }: Concept): string[] {
  const russian = forms.ru.slice(0, NAMES_PER_LANGUAGE);
  return [
    ...LANGUAGES.flatMap((language) => forms[language].slice(0, NAMES_PER_LANGUAGE)),
    ...russian,
    ...russian.flatMap(borrowedSpellings),
  ];
}
