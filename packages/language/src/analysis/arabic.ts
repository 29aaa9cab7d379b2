/**
 * Light Arabic stemmer: removes articles and joined particles from the front, and plural, feminine, relational and
 * pronoun endings from the end (after Larkey, Ballesteros & Connell, "Light Stemming for Arabic Information Retrieval":
 * light10).
 *
 * Broken plurals (فستان, فساتين) are looked up in a table of shop nouns (`arabic-plurals.ts`). A stem that the lexicon
 * has is not shortened further: the ن of فستان is not a dual ending, the و of وردي is not "and".
 */
import { DICTIONARY_FORMS, OWN_FEMININES, WHOLE_WORDS } from './arabic-plurals.ts';

const ARTICLES = /^(?:وال|فال|بال|كال|ولل|ال|لل)/;
const PARTICLES = /^[وفبكل]/;
const ENDINGS: readonly RegExp[] = [/(?:يات|يه|يين|يون)$/, /(?:ات|ان|ون|ين|ها|هم)$/, /ه$/, /ي$/];
/**
 * Endings that are removed only when a known stem remains: كاميرات of كاميرا, نسائي of نساء (skeletons contain no
 * hamza), فستانك.
 */
const ENDINGS_OF_KNOWN: readonly RegExp[] = [/ييه?$/, /(?<=ا)ت$/, /(?<=.{3})(?:كم|نا|هن|ك)$/];
/**
 * Endings after the feminine ending, which is then written as ت: حقيبتي, حقيبتين; and the plural that replaces it:
 * مدرسات.
 */
const ENDINGS_OF_FEMININE = /(?:ت(?:ين|ان|ها|هم|نا|كم|ي|ك|ه)|ات)$/;

/** `word` is a skeleton (hamza, teh marbuta and alef maksura already unified). */
export function stemArabic(word: string, isKnown: (stem: string) => boolean): string {
  if (DICTIONARY_FORMS.has(word)) return dictionaryStem(word);
  const bare = withoutFeminine(word);
  if (WHOLE_WORDS.has(bare)) return bare;

  const behindParticle = PARTICLES.test(word) ? word.slice(1) : '';
  if (isSureBehindParticle(behindParticle)) return dictionaryStem(behindParticle);
  if (isKnown(bare)) return bare;
  for (const reading of [word, ...withoutFront(word)]) {
    const stem = knownStem(reading, isKnown);
    if (stem !== undefined) return stem;
  }
  return withoutEnding(withoutKnownFront(word));
}

/** The stem of a candidate that is a word of the lexicon or of the table, or is formed from one. */
function knownStem(reading: string, isKnown: (stem: string) => boolean): string | undefined {
  if (DICTIONARY_FORMS.has(reading) || OWN_FEMININES.has(reading)) return dictionaryStem(reading);
  // Words of two letters are matched only as a whole: سنة is a year, not a tooth.
  const isNoun = (stem: string) =>
    isKnown(stem) || WHOLE_WORDS.has(stem) || (stem.length > 2 && DICTIONARY_FORMS.has(stem));

  const noun = withoutFeminine(reading);
  if (isNoun(noun)) return dictionaryStem(noun);

  const feminine = reading.replace(ENDINGS_OF_FEMININE, '');
  if (feminine !== reading && feminine.length >= 2) {
    for (const stem of [`${feminine}ه`, feminine, `${feminine}ا`]) {
      if (stem.endsWith('ه') ? isFeminineOfTable(stem) : isNoun(stem)) return dictionaryStem(stem);
    }
  }
  for (const ending of [...ENDINGS, ...ENDINGS_OF_KNOWN]) {
    const stem = reading.replace(ending, '');
    if (stem !== reading && stem !== noun && stem.length >= 2 && isNoun(stem)) return dictionaryStem(stem);
  }
  return undefined;
}

/** `بجيوب` is "with pockets", also where the lexicon has it as one word: no other noun is made like this. */
function isSureBehindParticle(word: string): boolean {
  const base = DICTIONARY_FORMS.get(word);
  return base !== undefined && (word.length > 3 || base !== word);
}

function isFeminineOfTable(word: string): boolean {
  return OWN_FEMININES.has(word) || DICTIONARY_FORMS.has(word);
}

/** All grammatical combinations of prefixes before the noun. */
function withoutFront(word: string): string[] {
  const readings: string[] = [];
  const article = word.replace(ARTICLES, '');
  if (article !== word && article.length >= 2) readings.push(article);
  const particle = word.replace(PARTICLES, '');
  if (particle !== word && particle.length >= 3) {
    readings.push(particle);
    const second = particle.replace(ARTICLES, '').replace(/^[بكل](?=.{3})/, '');
    if (second !== particle) readings.push(second);
  }
  return readings;
}

/** For unknown words only the article is removed, and "and" when enough letters remain. */
function withoutKnownFront(word: string): string {
  const article = word.replace(ARTICLES, '');
  if (article !== word && article.length >= 3) return article;
  return word.startsWith('و') && word.length >= 6 ? word.slice(1) : word;
}

function withoutEnding(word: string): string {
  for (const ending of ENDINGS) {
    const rest = word.replace(ending, '');
    if (rest !== word && rest.length >= 3) return rest;
  }
  return word;
}

function dictionaryStem(word: string): string {
  return withoutFeminine(DICTIONARY_FORMS.get(word) ?? word);
}

function withoutFeminine(word: string): string {
  if (word.length < 3 || !word.endsWith('ه') || OWN_FEMININES.has(word)) return word;
  return word.slice(0, -1);
}
