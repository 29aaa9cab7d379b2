/**
 * Generates invented book titles from `data/book-titles.json` that are grammatical in five languages: "salt and honey"
 * needs no agreement, "the house of salt" one stored case, "Salt: a short history" none.
 */
import { elementAt } from '@quarry/language';
import { LANGUAGES } from '@quarry/contract';
import words from '../../data/book-titles.json' with { type: 'json' };
import { everywhere, namesOf, type Phrase, phrase } from '../phrases.ts';

/** The nominative in every language, and the Georgian genitive. Arabic is definite. */
interface Noun {
  name: Phrase;
  georgianGenitive: string;
}

/** `English|Georgian|Georgian genitive|Turkish|Arabic with article|Azerbaijani` */
function noun(row: string): Noun {
  const [en = '', ka = '', georgianGenitive = '', tr = '', ar = '', az = ''] = row.split('|');
  return { name: { en, ka, tr, ar, az }, georgianGenitive };
}

const NOUNS = words.nouns.map(noun);
/** "The … of": Turkish and Azerbaijani in the possessed form, Arabic in the construct state. */
const HEADS = words.heads.map(phrase);

function of(head: Phrase, { name, georgianGenitive }: Noun): Phrase {
  return {
    en: `${head.en} of ${name.en}`,
    ka: `${georgianGenitive} ${head.ka}`,
    tr: `${name.tr} ${head.tr}`,
    ar: `${head.ar} ${name.ar}`,
    az: `${name.az} ${head.az}`,
  };
}

function and(first: Noun, second: Noun): Phrase {
  const name = (noun: Noun, language: (typeof LANGUAGES)[number]) => noun.name[language] ?? '';
  return {
    en: `${first.name.en} and ${second.name.en}`,
    ka: `${name(first, 'ka')} და ${name(second, 'ka')}`,
    tr: `${name(first, 'tr')} ve ${name(second, 'tr')}`,
    ar: `${name(first, 'ar')} و${name(second, 'ar')}`,
    az: `${name(first, 'az')} və ${name(second, 'az').toLocaleLowerCase('az')}`,
  };
}

/** All combinations of a first and a second part, in diagonal order, so that neighbours differ in both. */
function pairs<A, B, T>(firsts: readonly A[], seconds: readonly B[], join: (first: A, second: B) => T): T[] {
  return Array.from({ length: firsts.length * seconds.length }, (_, place) => {
    const column = place % firsts.length;
    const row = Math.floor(place / firsts.length);
    return join(elementAt(firsts, column), elementAt(seconds, (column + row) % seconds.length));
  });
}

/** Removes repeated titles, keeping the order. */
function once(titles: readonly Phrase[]): Phrase[] {
  return [...new Map(titles.map((title) => [title.en, title])).values()];
}

const firstHalf = NOUNS.slice(0, 10);
const secondHalf = NOUNS.slice(10);

/** The House of Salt, The Garden of Wind, … and for poetry Salt and Copper, Honey and Night, … */
const OF_TITLES = {
  novel: () => once(pairs(HEADS, NOUNS.slice(0, 12), of)).slice(0, 60),
  classic: () => once(pairs(HEADS, NOUNS.slice(12), of)).slice(0, 24),
  fantasy: () => once(pairs(words.fantasticHeads.map(phrase), words.fantasticNouns.map(noun), of)).slice(0, 28),
  scienceFiction: () => once(pairs(words.cosmicHeads.map(phrase), words.cosmicNouns.map(noun), of)).slice(0, 28),
  poetry: () =>
    firstHalf.flatMap((first, place) =>
      [secondHalf[place], secondHalf.at(-1 - place)].flatMap((second) => (second ? [and(first, second)] : [])),
    ),
};

interface Scenes {
  lead: string;
  subjects: readonly string[];
  places: readonly string[];
}

/**
 * Murder at the Opera, A Little Fox on the Bus, … : somebody or something somewhere. In Turkish and Azerbaijani the
 * place precedes an event ("Operada Cinayet") and follows a hero ("Küçük Tilki Otobüste").
 */
function happens({ lead, subjects, places }: Scenes): Phrase[] {
  return pairs(places.map(phrase), subjects.map(phrase), (place, subject) => {
    const title: Phrase = { en: '' };
    for (const language of LANGUAGES) {
      const [what, where] = [subject[language] ?? '', place[language] ?? ''];
      const placeLeads = lead === 'event' && (language === 'tr' || language === 'az');
      title[language] = placeLeads ? `${where} ${inAzerbaijaniTitle(what, language)}` : `${what} ${where}`;
    }
    return title;
  });
}

/** Azerbaijani titles are written like sentences: only the first word has a capital. */
function inAzerbaijaniTitle(words: string, language: string): string {
  return language === 'az' ? words.toLocaleLowerCase('az') : words;
}

interface Topics {
  topics: readonly string[];
  subtitles: readonly string[];
  /** English titles that are left out because they make no sense. */
  without?: readonly string[];
}

/** Topic: subtitle. */
function about({ topics, subtitles, without = [] }: Topics): Phrase[] {
  const titles = pairs(topics.map(phrase), subtitles.map(phrase), (topic, subtitle) => {
    const title: Phrase = { en: `${topic.en}: ${subtitle.en}` };
    for (const language of LANGUAGES) title[language] = `${topic[language]}: ${subtitle[language]}`;
    return title;
  });
  return titles.filter(({ en }) => !without.includes(en));
}

export const TITLE_LISTS = [...namesOf(OF_TITLES), ...namesOf(words.scenes), ...namesOf(words.topics)] as const;
export type TitleList = (typeof TITLE_LISTS)[number];

export function titlesOf(list: TitleList): Phrase[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the list is looked for in one table after the other
  if (list in OF_TITLES) return OF_TITLES[list as keyof typeof OF_TITLES]();
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the list is looked for in one table after the other
  if (list in words.scenes) return happens(words.scenes[list as keyof typeof words.scenes]);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the list is looked for in one table after the other
  return about(words.topics[list as keyof typeof words.topics]);
}

/** Invented writers: Latin letters for every language except Georgian and Arabic. */
export const AUTHORS: readonly Phrase[] = words.authors.map((row) => {
  const [latin = '', ka = '', ar = ''] = row.split('|');
  return { ...everywhere(latin), ka, ar };
});
