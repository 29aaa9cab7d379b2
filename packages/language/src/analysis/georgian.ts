/**
 * Georgian stems. A noun is stem + (plural -ებ-) + case + (postposition): `კაბ-ებ-ის-თვის`, for dresses.
 *
 * We cut from the right, one layer at a time, and never below two letters. Two facts shape the order:
 *  - the vowel of `კაბა`, `სარკე`, `პალტო` falls in some cases (`კაბის`) and stays in others (`კაბას`), so the last
 *    vowel is always dropped at the end;
 *  - many stems lose the vowel of their last syllable (`წყალი`, `წყლის`; `ფეხსაცმელი`, `ფეხსაცმლის`), so we drop it
 *    from every stem that ends like this. Both spellings then meet, at the price of a few stems nobody would write.
 */

const SHORTEST = 2;

/** Postpositions that stand after the genitive, whose ending is still to be cut: `ქალ-ის-თვის`. */
const AFTER_GENITIVE: readonly RegExp[] = [/(?<=ის)(?:ათვის|თვის)$/, /(?<=ის)(?:ებრ|კენ|გან)$/];

/**
 * Postpositions that have swallowed their case ending: `კაბა-ში`, `ლარ-ამდე`.
 * `-ში` never follows ი: that would be `ბალიში`, a cushion. `-ვით` needs its own vowel: `ყავით` is "with coffee".
 */
const WITH_CASE: readonly RegExp[] = [
  /(?:იდან|ედან|დან)$/,
  /(?:ამდე|ამდის|მდე|მდის)$/,
  /(?:ივით|სავით)$/,
  /(?<!ი)ში$/,
  /ზე$/,
  /(?<=[აეოუ])სთან$/,
  /(?<!ი)თან$/,
];

/** Cases, longest first. `-მა`, `-თა` and `-ნი` are cut only where a noun in the nominative would not end so. */
const CASES: readonly RegExp[] = [
  /ისა$/,
  /(?<=[აეო][ლნ]|[^აეიოურმ])მა$/,
  /(?<=[^აეიოუ])სა$/,
  /(?:ის|ით|ად)$/,
  /(?<=[ოუ])თი$/,
  /(?<=.{3}[აეიოუ])მ$/,
  /(?<=[აეიოუ])ს$/,
  /(?<=[^აეიოუს])ს$/,
  /(?<=[^აეიოურნ])თა$/,
  /(?<=.{4}[^აეიოუ])ნი$/,
];

/** Emphatic particle: `კაბაც`, the dress too. */
const PARTICLE = /(?<=[აეიოუს])ც$/;
const LAST_VOWEL = /[აეიო]$/;
const FLEETING_VOWEL = /[აეო](?=[ლრნმდ]$)/;

/** `word` is folded to today's Georgian letters. */
export function stemGeorgian(word: string): string {
  const stripped = withoutCase(cut(word, PARTICLE, 4));
  const vowelless = cut(stripped, LAST_VOWEL, SHORTEST);
  const singular = withoutPlural(vowelless);
  return withoutFleetingVowel(singular === vowelless ? singular : cut(singular, LAST_VOWEL, SHORTEST));
}

function withoutCase(word: string): string {
  const genitive = cutFirst(word, AFTER_GENITIVE, SHORTEST);
  if (genitive !== word) return cutFirst(genitive, CASES, SHORTEST);
  const noun = cutFirst(word, WITH_CASE, SHORTEST);
  if (noun !== word) return noun;
  const bare = cutFirst(word, CASES, SHORTEST);
  // Two letters are a stem only where no vowel was ever in it: `რძ-ით`, `თმ-ის`, but not `კა-ს`.
  return bare.length > 2 || !/[აეიოუ]/.test(bare) ? bare : cutFirst(word, CASES, 3);
}

function withoutPlural(word: string): string {
  return word.length > 3 && word.endsWith('ებ') ? word.slice(0, -2) : word;
}

/** The vowel that falls in the oblique cases; words of one syllable (`ქალი`, `თვალი`) keep theirs. */
function withoutFleetingVowel(stem: string): string {
  if (stem.length < 4) return stem;
  return stem.replace(FLEETING_VOWEL, '');
}

function cutFirst(word: string, endings: readonly RegExp[], shortest: number): string {
  for (const ending of endings) {
    const rest = cut(word, ending, shortest);
    if (rest !== word) return rest;
  }
  return word;
}

function cut(word: string, ending: RegExp, shortest: number): string {
  const rest = word.replace(ending, '');
  return rest.length >= shortest ? rest : word;
}
