/**
 * Arabic stems, light: articles and joined particles in front, plural, feminine and relational endings behind
 * (after Larkey, Ballesteros & Connell, "Light Stemming for Arabic Information Retrieval": light10).
 *
 * Broken plurals (فستان, فساتين) cannot be reached by cutting; the lexicon lists them as forms.
 * A stem known to the lexicon is never cut further: the ن of فستان is no dual, the و of وردي no "and".
 */

const ARTICLES = /^(?:وال|فال|بال|كال|ولل|ال|لل)/;
const PARTICLES = /^[وفبكل]/;
/** Endings that only a known stem may lose: كاميرات of كاميرا, نسائي of نساء (hamza is gone from skeletons). */
const ENDINGS_OF_KNOWN: readonly RegExp[] = [/ييه?$/, /(?<=ا)ت$/];
const ENDINGS: readonly RegExp[] = [/(?:يات|يه|يين|يون)$/, /(?:ات|ان|ون|ين|ها|هم)$/, /ه$/, /ي$/];

/** `word` is a skeleton (hamza, teh marbuta and alef maksura already unified). */
export function stemArabic(word: string, isKnown: (stem: string) => boolean): string {
  const bare = withoutFeminine(word);
  if (isKnown(bare)) return bare;

  const readings = [word, ...withoutFront(word)];
  for (const reading of readings) {
    const noun = withoutFeminine(reading);
    if (isKnown(noun)) return noun;
    for (const ending of [...ENDINGS, ...ENDINGS_OF_KNOWN]) {
      const stem = withoutFeminine(reading.replace(ending, ''));
      if (stem !== noun && stem.length >= 2 && isKnown(stem)) return stem;
    }
  }
  return withoutEnding(withoutKnownFront(word));
}

/** Everything that may stand before the noun, cut in the ways that grammar allows. */
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

/** For unknown words only the article is certain; "and" goes when enough remains. */
function withoutKnownFront(word: string): string {
  const article = word.replace(ARTICLES, '');
  if (article !== word && article.length >= 3) return article;
  return word.startsWith('و') && word.length >= 6 ? word.slice(1) : word;
}

function withoutEnding(word: string): string {
  for (const ending of ENDINGS) {
    const rest = word.replace(ending, '');
    if (rest !== word && rest.length >= 3) return withoutFeminine(rest);
  }
  return word;
}

function withoutFeminine(word: string): string {
  return word.length >= 3 && word.endsWith('ه') ? word.slice(0, -1) : word;
}
