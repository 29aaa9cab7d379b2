/**
 * Georgian stemmer. A noun is stem + (plural -ებ-) + case + (postposition) + (particle): `კაბ-ებ-ის-თვის`, for dresses.
 *
 * Suffixes are removed from the right, one layer at a time:
 *  - the last vowel of `კაბა`, `სარკე`, `პალტო` is lost in some cases (`კაბის`) and kept in others (`კაბას`), so it is
 *    always removed at the end;
 *  - many stems lose the vowel of their last syllable (`წყალი`, `წყლის`; `ნიღაბი`, `ნიღბის`), so it is removed from every
 *    such stem. All forms then have the same stem, although a few stems are not real words;
 *  - endings are short, and many nouns end like one (`თამაში` is a game, not "in the თამა"; `ჩექმა` is a boot, not an
 *    ergative). The lexicon decides; for words that it does not have, the more frequent case is assumed.
 */

const SHORTEST = 2;

type IsKnown = (stem: string) => boolean;
/** Endings by their last letter, longest first, so that a word is compared only with possible ones. */
type Endings = Readonly<Record<string, readonly RegExp[]>>;

/** Particles "too" and "the very": `კაბაც`, `კაბასაც`, `სახლშივე`. */
const PARTICLES: Endings = {
  ც: [/(?<=[სთდნ])აც$/, /(?<=[აეიოუს])ც$/],
  ე: [/(?<=ში|ზე|დან|ს)ვე$/],
};

/** Postpositions after a complete case ending, which is removed next: `ქალ-ის-თვის`, `ყუთ-ით-ურთ`, `ქალ-თა-თვის`. */
const AFTER_CASE: Endings = {
  ს: [/(?<=ის)ათვის$/, /(?<=ს|თა)თვის$/],
  რ: [/(?<=ს|თა)ებრ$/],
  ნ: [/(?<=ს|თა)(?:კენ|გან)$/],
  თ: [/(?<=ით|თი)ურთ$/],
};

/**
 * Postpositions that replace the case ending: `კაბა-ში`, `ლარ-ამდე`. `-ში` after ი is removed only when the lexicon has
 * the stem: `ბალიში` is a cushion. `-ვით` needs its own vowel: `ყავით` is "with coffee".
 */
const WITH_CASE: Endings = {
  ნ: [/(?:იდან|ედან|დან)$/, /(?<=[აეოუ])სთან$/, /(?<!ი)თან$/],
  ე: [/(?:ამდე|მდე)$/, /ზე$/],
  ს: [/(?:ამდის|მდის)$/],
  თ: [/(?:ივით|სავით)$/],
  ი: [/(?<!ი)ში$/],
};

/** Case endings. `-მა`, `-თა` and `-ნი` are removed only where a nominative noun would not end like this. */
const CASES: Endings = {
  ა: [/ისა$/, /(?<=[აეო][ლნ]|[^აეიოურმ]|[აეიო]მ)მა$/, /(?<=[^აეიოუ])სა$/, /(?<=[^აეიოურნ])თა$/],
  ს: [/ის$/, /(?<=[აეიოუ])ს$/, /(?<=[^აეიოუ])ს$/],
  თ: [/ით$/],
  დ: [/(?<=[^აეიოუ])ად$/, /(?<=.{2}[ეო])დ$/],
  ი: [/(?<=[ოუ])თი$/, /(?<=.{4}[^აეიოუ])ნი$/],
  მ: [/(?<=.{3}[აეიოუ])მ$/],
};

/** Endings that are also parts of other nouns; removed only when the lexicon has the remainder. */
const ONLY_OF_KNOWN: Endings = {
  ა: [/(?<=[^აეიოუ])მა$/, /(?<!ი)თა$/],
  მ: [/(?<=[აეიოუ])მ$/],
  ი: [/(?<=[^აეიოუ])ნი$/, /(?<=ო)სი$/, /(?<=აი)ში$/],
  დ: [/(?<=[აეოუ])დ$/],
  ნ: [/სთან$/, /თან$/],
  თ: [/(?<=აი)თ$/],
  ვ: [/(?<=[აე])ვ$/],
};

/**
 * The suffix "with": `რეტინოლიანი`, `კაფსულებიანი`. Removed when the lexicon has the remainder but not the whole word.
 */
const WITH = /(?:ებ)?იან$/;

const LAST_VOWEL = /[აეიო]$/;
const FLEETING_VOWEL = /(?<=[^აეიოუ])(?:[აეო](?=[ლრნმდ]$)|ა(?=ბ$))/;

/**
 * Stems in which more than one vowel changes under inflection, and short ones that lose their only vowel (year,
 * cherry).
 */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ნიორ: 'ნივრ',
    ნიგოზ: 'ნიგვზ',
    პომიდვრ: 'პომიდრ',
    მინდვრ: 'მინდრ',
    მაწვნ: 'მაწნ',
    ბლ: 'ბალ',
    წლ: 'წელ',
  }),
);
/** Nouns with one consonant are matched as a whole. `და` is left out: it means "and" far more often than "sister". */
const TINY = [
  { first: 'ხ', stem: 'ხე', forms: /^ხ(?:ე|ე[სმდ]|ე(?:ზე|ში|სთან)|ისა?|ით|ისა?(?:გან|თვის)|იდან|ეებ[ა-ჰ]*)$/ },
  { first: 'დ', stem: 'დას', forms: /^დ(?:ა[სმ]|ას(?:აც|თან)|ის|ისა?თვის|ებ(?:ი|ს|ის|ით|ისა?თვის|თან|მა))$/ },
] as const;
/**
 * Dictionary forms that differ from another word only in their last vowel, and keep it: ლაქა (stain) and ლაქი
 * (varnish).
 */
const VOWEL_TELLS: ReadonlySet<string> = new Set('ლაქა ბანკი კიბო მეტრო დისკო ტილო ვაზი სახელო აუდიო ბებე'.split(' '));
/** Words that end like a plural but are not. */
const NO_PLURAL: ReadonlySet<string> = new Set(['ნაკრებ', 'გასაღებ', 'საკვებ']);

/** `word` is folded to modern Georgian letters. */
export function stemGeorgian(word: string, isKnown: IsKnown): string {
  for (const { first, forms, stem } of TINY) if (word.startsWith(first) && forms.test(word)) return stem;

  const asItStands = stemOfNoun(word);
  // Nominatives and adjectives without ending. Words in another case are identified by their last consonant.
  if (isKnown(asItStands) && (LAST_VOWEL.test(word) || asItStands !== word)) return asItStands;

  const bare = cutFirst(word, PARTICLES, 4);
  const likeliest = stemOfNoun(withoutCase(bare));
  if (isKnown(likeliest)) return likeliest;
  if (isKnown(asItStands)) return asItStands;
  const inCase = withoutPostposition(bare);
  for (const ending of endingsFor(inCase, ONLY_OF_KNOWN)) {
    const noun = cut(inCase, ending, SHORTEST);
    const stem = stemOfNoun(noun);
    if (stem.length > 1 && isKnown(stem)) return stem;
  }
  const had = cut(likeliest, WITH, SHORTEST);
  if (had === likeliest) return likeliest;
  const thing = stemOfNoun(had);
  return isKnown(thing) ? thing : likeliest;
}

function withoutPostposition(word: string): string {
  return cutFirst(word, AFTER_CASE, SHORTEST);
}

function withoutCase(word: string): string {
  const inCase = withoutPostposition(word);
  if (inCase !== word) return cutFirst(inCase, CASES, SHORTEST);
  const noun = cutFirst(word, WITH_CASE, SHORTEST);
  if (noun !== word) return noun;
  const bare = cutFirst(word, CASES, SHORTEST);
  // Two letters are a stem only if it never had a vowel: `რძ-ით`, `თმ-ის`, but not `კა-ს`.
  return bare.length > 2 || !/[აეიოუ]/.test(bare) ? bare : cutFirst(word, CASES, 3);
}

/** The common form of a noun after case and postposition are removed. */
function stemOfNoun(noun: string): string {
  if (VOWEL_TELLS.has(noun)) return noun;
  const vowelless = cut(noun, LAST_VOWEL, SHORTEST);
  const singular = withoutPlural(vowelless);
  if (singular === vowelless) return withoutFleetingVowel(withoutHiatus(vowelless));
  if (VOWEL_TELLS.has(singular)) return singular;
  return withoutFleetingVowel(withoutHiatus(cut(singular, LAST_VOWEL, SHORTEST)));
}

function withoutPlural(word: string): string {
  return word.length > 3 && word.endsWith('ებ') && !NO_PLURAL.has(word) ? word.slice(0, -2) : word;
}

/** `მაღაზია` and `ბატარეა` end in two vowels, of which `მაღაზიის` keeps one. */
function withoutHiatus(stem: string): string {
  return stem.length > 3 ? stem.replace(/[იე]$/, '') : stem;
}

/** Removes the vowel that is lost in oblique cases; words of one syllable (`ქალი`, `თვალი`) keep it. */
function withoutFleetingVowel(stem: string): string {
  const irregular = IRREGULAR.get(stem);
  if (irregular !== undefined) return irregular;
  if (stem.length < 4) return stem;
  return stem.replace(FLEETING_VOWEL, '');
}

function cutFirst(word: string, endings: Endings, shortest: number): string {
  for (const ending of endingsFor(word, endings)) {
    const rest = cut(word, ending, shortest);
    if (rest !== word) return rest;
  }
  return word;
}

function endingsFor(word: string, endings: Endings): readonly RegExp[] {
  return endings[word.at(-1) ?? ''] ?? [];
}

function cut(word: string, ending: RegExp, shortest: number): string {
  const rest = word.replace(ending, '');
  return rest.length >= shortest ? rest : word;
}
