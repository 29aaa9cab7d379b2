/** Finds the attributes that a question asks for: by name, synonym or unit. */
import type { Language } from '@quarry/contract';
import { attributeName, NAMED_ATTRIBUTES } from '@quarry/language';
import { listOf } from '../../../phrases/phrase-lists.ts';
import { asksWhatItCarries } from '../../../plan/asked-value.ts';
import { type PhraseList, phrases } from '../../../words/phrases.ts';

const SHORT_NAME = 4;
const SHORTEST_NAME = 3;

/** Keys of the attributes that are asked for, without those `beside` that are asked for as something else. */
export function attributesAskedFor(folded: string, language: Language, beside: readonly string[]): string[] {
  const named = NAMED_ATTRIBUTES.filter((key) => !beside.includes(key) && NAMES[language].get(key)?.in(folded));
  const meant = ALSO_CALLED.flatMap(([keys, list]) => (list.in(folded) ? keys : []));
  return [...new Set([...named, ...meant, ...attributesOfUnit(folded)])];
}

/** The text without the names of these attributes. */
export function withoutNamesOf(keys: readonly string[], text: string, language: Language): string {
  return keys.reduce((rest, key) => NAMES[language].get(key)?.removeFrom(rest) ?? rest, text);
}

/** "How many kilos does it take": the attributes that are told in the unit. */
const ASKED_IN: readonly [RegExp, readonly string[]][] = [
  [/(?:kilo|kg|kq|კილო|კგ|كيلو|كغ)/u, ['capacity', 'weight']],
  [/(?:centimet|cm|sm|santim|სანტიმ|სმ|سنتيم|سم)/u, ['dimensions', 'height', 'length', 'diameter']],
  [/(?:lit[re]|litr|ლიტრ|لتر|ml|მლ)/u, ['volume', 'capacity']],
  [/(?:inch|inc|duym|დიუმ|بوصه|انش)/u, ['screen', 'diameter']],
  [/(?:gb|giga|გიგა|جيجا|qiqa)/u, ['memory', 'ram']],
  [/(?:watt|vat|ვატ|واط)/u, ['power']],
  [/(?:pages|გვერდ|sayfa|صفح|sehife)/u, ['pages']],
];
const HOW_MANY = /(?<!\p{L})(?:how many|how much|რამდენ\p{L}*|kac|كم|nece)\s+(\p{L}+)/u;

function attributesOfUnit(folded: string): readonly string[] {
  const asked = asksWhatItCarries(folded) ? undefined : HOW_MANY.exec(folded)?.[1];
  return asked ? (ASKED_IN.find(([unit]) => new RegExp(`^${unit.source}`, 'u').test(asked))?.[1] ?? []) : [];
}

/** What attributes are called beside their names. */
const ALSO_CALLED: readonly (readonly [readonly string[], PhraseList])[] = [
  [['memory', 'ram'], listOf('attributeMemory')],
  [['screen'], listOf('attributeScreen')],
  [['weight', 'capacity'], listOf('attributeWeight')],
  [['pages'], listOf('attributePages')],
  [['battery_life', 'battery'], listOf('attributeBattery')],
];

/** The attributes by their names in each language, in any form: "the height", `სიმაღლეს`. */
const NAMES: Record<Language, ReadonlyMap<string, PhraseList>> = {
  en: namesIn('en'),
  ka: namesIn('ka'),
  tr: namesIn('tr'),
  ar: namesIn('ar'),
  az: namesIn('az'),
};

function namesIn(language: Language): Map<string, PhraseList> {
  // What these are called is said in other questions too ("who is it for", "what is it used for").
  const left = NAMED_ATTRIBUTES.filter(
    (key) => !['price', 'category', 'gender', 'use', 'occasion', 'language'].includes(key),
  );
  return new Map(
    left.map((key) => {
      const whole = attributeName(key, language).replace(/\s*\(.*\)$/u, '');
      // `en` is width, and folded it is the word of superlatives: it is asked for as `eni`.
      const name = whole.length < SHORTEST_NAME ? `${whole}i` : whole;
      // A Georgian or Turkish name loses its last vowel, or gains an ending; a short one (`il`, `yaş`) begins too much.
      const isShort = name.length <= SHORT_NAME;
      const stem = language === 'en' || language === 'ar' ? name : name.replace(/[იaeıi]$/u, '');
      const bare = name.replace(/^ال/u, '');
      const forms = isShort ? [name] : language === 'ar' ? [name, bare, `${bare}*`] : [`${stem}*`];
      return [key, phrases(forms)];
    }),
  );
}
