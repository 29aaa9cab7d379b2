/**
 * Georgian stems. A noun is stem + (plural -ებ-) + case + (postposition) + (particle): `კაბ-ებ-ის-თვის`, for dresses.
 *
 * We cut from the right, one layer at a time. Three facts shape the order:
 *  - the vowel of `კაბა`, `სარკე`, `პალტო` falls in some cases (`კაბის`) and stays in others (`კაბას`), so the last
 *    vowel is always dropped at the end;
 *  - many stems lose the vowel of their last syllable (`წყალი`, `წყლის`; `ნიღაბი`, `ნიღბის`), so we drop it from every
 *    stem that ends like this. Both spellings then meet, at the price of a few stems nobody would write;
 *  - endings are short and many nouns end just so (`თამაში` is a game, no "in the თამა"; `ჩექმა` a boot, no ergative).
 *    What the lexicon knows decides; only for strangers do we go by the odds.
 */

const SHORTEST = 2;

type IsKnown = (stem: string) => boolean;
/** Endings by their last letter, longest first: a word is tried against the few that it could have. */
type Endings = Readonly<Record<string, readonly RegExp[]>>;

/** "Too" and "the very": `კაბაც`, `კაბასაც`, `სახლშივე`. */
const PARTICLES: Endings = {
  ც: [/(?<=[სთდნ])აც$/, /(?<=[აეიოუს])ც$/],
  ე: [/(?<=ში|ზე|დან|ს)ვე$/],
};

/** Postpositions that stand after a whole case, which is still to be cut: `ქალ-ის-თვის`, `ყუთ-ით-ურთ`, `ქალ-თა-თვის`. */
const AFTER_CASE: Endings = {
  ს: [/(?<=ის)ათვის$/, /(?<=ს|თა)თვის$/],
  რ: [/(?<=ს|თა)ებრ$/],
  ნ: [/(?<=ს|თა)(?:კენ|გან)$/],
  თ: [/(?<=ით|თი)ურთ$/],
};

/**
 * Postpositions that have swallowed their case ending: `კაბა-ში`, `ლარ-ამდე`.
 * `-ში` never follows ი unless the lexicon knows better: that would be `ბალიში`, a cushion. `-ვით` needs its own vowel:
 * `ყავით` is "with coffee".
 */
const WITH_CASE: Endings = {
  ნ: [/(?:იდან|ედან|დან)$/, /(?<=[აეოუ])სთან$/, /(?<!ი)თან$/],
  ე: [/(?:ამდე|მდე)$/, /ზე$/],
  ს: [/(?:ამდის|მდის)$/],
  თ: [/(?:ივით|სავით)$/],
  ი: [/(?<!ი)ში$/],
};

/** Cases. `-მა`, `-თა` and `-ნი` are cut only where a noun in the nominative would not end so. */
const CASES: Endings = {
  ა: [/ისა$/, /(?<=[აეო][ლნ]|[^აეიოურმ]|[აეიო]მ)მა$/, /(?<=[^აეიოუ])სა$/, /(?<=[^აეიოურნ])თა$/],
  ს: [/ის$/, /(?<=[აეიოუ])ს$/, /(?<=[^აეიოუ])ს$/],
  თ: [/ით$/],
  დ: [/(?<=[^აეიოუ])ად$/, /(?<=.{2}[ეო])დ$/],
  ი: [/(?<=[ოუ])თი$/, /(?<=.{4}[^აეიოუ])ნი$/],
  მ: [/(?<=.{3}[აეიოუ])მ$/],
};

/** Endings that other nouns have as a part of themselves; cut where the lexicon knows what is left. */
const ONLY_OF_KNOWN: Endings = {
  ა: [/(?<=[^აეიოუ])მა$/, /(?<!ი)თა$/],
  მ: [/(?<=[აეიოუ])მ$/],
  ი: [/(?<=[^აეიოუ])ნი$/, /(?<=ო)სი$/, /(?<=აი)ში$/],
  დ: [/(?<=[აეოუ])დ$/],
  ნ: [/სთან$/, /თან$/],
  თ: [/(?<=აი)თ$/],
  ვ: [/(?<=[აე])ვ$/],
};

/** "With": `რეტინოლიანი`, `კაფსულებიანი`. Cut where the lexicon knows what the thing is with, and has no word for it as it stands. */
const WITH = /(?:ებ)?იან$/;

const LAST_VOWEL = /[აეიო]$/;
const FLEETING_VOWEL = /(?<=[^აეიოუ])(?:[აეო](?=[ლრნმდ]$)|ა(?=ბ$))/;

/** Stems that change more than one vowel when they are inflected, and short ones whose only vowel falls (year, cherry). */
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
/** Nouns of one consonant are matched whole. `და` alone is "and" far more often than a sister. */
const TINY = [
  { first: 'ხ', stem: 'ხე', forms: /^ხ(?:ე|ე[სმდ]|ე(?:ზე|ში|სთან)|ისა?|ით|ისა?(?:გან|თვის)|იდან|ეებ[ა-ჰ]*)$/ },
  { first: 'დ', stem: 'დას', forms: /^დ(?:ა[სმ]|ას(?:აც|თან)|ის|ისა?თვის|ებ(?:ი|ს|ის|ით|ისა?თვის|თან|მა))$/ },
] as const;
/** Dictionary forms that differ from another word in their last vowel alone, and keep it: a stain is no varnish. */
const VOWEL_TELLS: ReadonlySet<string> = new Set('ლაქა ბანკი კიბო მეტრო დისკო ტილო ვაზი სახელო აუდიო ბებე'.split(' '));
/** Their own last letters, no plural. */
const NO_PLURAL: ReadonlySet<string> = new Set(['ნაკრებ', 'გასაღებ', 'საკვებ']);

/** `word` is folded to today's Georgian letters. */
export function stemGeorgian(word: string, isKnown: IsKnown): string {
  for (const { first, forms, stem } of TINY) if (word.startsWith(first) && forms.test(word)) return stem;

  const asItStands = stemOfNoun(word);
  // Plain nominatives and bare adjectives. A word in another case says so by its last consonant.
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
  // Two letters are a stem only where no vowel was ever in it: `რძ-ით`, `თმ-ის`, but not `კა-ს`.
  return bare.length > 2 || !/[აეიოუ]/.test(bare) ? bare : cutFirst(word, CASES, 3);
}

/** What the forms of one noun share, once case and postposition are gone. */
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

/** `მაღაზია` and `ბატარეა` have two vowels at their end, `მაღაზიის` shows one of them. */
function withoutHiatus(stem: string): string {
  return stem.length > 3 ? stem.replace(/[იე]$/, '') : stem;
}

/** The vowel that falls in the oblique cases; words of one syllable (`ქალი`, `თვალი`) keep theirs. */
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
