/**
 * Light Russian stemmer: removes endings of cases, plurals and adjectives. Shoppers in Georgia and Azerbaijan type
 * Russian words beside their own. After Dolamic and Savoy (2009); ё is read as е, as it is usually written.
 */

/** Longest first: endings of adjectives, then of nouns. */
const ENDINGS = [
  'иями',
  'ого|его|ому|ему|ыми|ими|ами|ями|иях|ией',
  'ый|ий|ой|ая|яя|ое|ее|ые|ие|ых|их|ым|им|ом|ем|ую|юю|ей|ов|ев|ам|ям|ах|ях|ия|ья|ью|ьи',
  'а|я|о|е|ы|и|у|ю|ь|й',
].map((endings) => new RegExp(`(?:${endings})$`));
const SHORTEST_STEM = 3;

/** @param word in lower case. */
export function stemRussian(word: string): string {
  const plain = word.replaceAll('ё', 'е');
  for (const ending of ENDINGS) {
    const stem = plain.replace(ending, '');
    if (stem !== plain && stem.length >= SHORTEST_STEM) return withoutMovingVowel(stem);
  }
  return withoutMovingVowel(plain);
}

/** `крышек` belongs to `крышки`, `чехлов` to `чехол`: the vowel before the last consonant is not in every form. */
function withoutMovingVowel(stem: string): string {
  const moving = /^(.{2,}[бвгджзйклмнпрстфхцчшщ])[ео]([клнц])$/.exec(stem);
  return moving === null ? stem : `${moving[1]}${moving[2]}`;
}
