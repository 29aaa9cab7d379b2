/**
 * Puts the words of a title in the order of each language.
 *
 * English, Georgian, Turkish and Azerbaijani put shade and cloth before the product; Arabic puts them after it,
 * connected by "باللون" and "من", so that they agree with these words and never with the product. A motif comes first
 * in English and Turkish and is a quoted name elsewhere.
 */
import type { Language } from '@quarry/contract';
import { CLOTHS, PATTERN_WORDS } from '../catalogues/palette.ts';
import { capitalize, lowerFirst, say, withCommas } from '../phrases.ts';
import type { Draft } from './draft.ts';

/** "أحمر كرزي" becomes "باللون الأحمر الكرزي". */
function arabicInColor(shade: string): string {
  return `باللون ${shade.replace(/\S+/g, 'ال$&')}`;
}

/** In Azerbaijani it is "rəng: ərik rəngi" but "ərik rəngli don". */
function azerbaijaniOfColor(shade: string): string {
  return shade.replace(/rəngi$/, 'rəngli');
}

function quoted(name: string, language: Language): string {
  if (language === 'ka') return `„${name}“`;
  return language === 'ar' ? `«${name}»` : `“${name}”`;
}

/** Cloth and pattern; at most one of them if the title has a shade. */
function clothWords(draft: Draft, language: Language): { pattern: string; cloth: string } {
  const { pattern, material, shade, motif } = draft;
  const isPatterned = pattern !== undefined && pattern !== 'plain';
  const patternWord = isPatterned ? say(PATTERN_WORDS[pattern], language) : '';
  const sameWord = material !== undefined && !motif && shade?.en === CLOTHS[material].inTitle.en;
  const nounNames = material !== undefined && draft.kind.noun.en.includes(material);
  const cloth =
    material && !sameWord && !nounNames && (!isPatterned || motif) ? say(CLOTHS[material].inTitle, language) : '';
  return { pattern: patternWord, cloth };
}

function styledTitle(draft: Draft, language: Language): string {
  const noun = say(draft.kind.noun, language);
  const isPlated = draft.material?.endsWith('-plated');
  const shade = draft.motif || isPlated || !draft.shade ? '' : say(draft.shade, language);
  const motif = draft.motif ? say(draft.motif, language) : '';
  const { pattern, cloth } = clothWords(draft, language);
  const words: Record<Language, readonly string[]> = {
    en: [motif, shade, pattern, cloth, noun],
    ka: [shade, pattern, cloth, noun, motif && quoted(motif, 'ka')],
    tr: [motif && quoted(motif, 'tr'), shade, pattern, cloth, noun],
    ar: [noun, cloth, pattern, shade && arabicInColor(shade), motif && quoted(motif, 'ar')],
    az: [motif && quoted(motif, 'az'), azerbaijaniOfColor(shade), pattern, cloth, noun],
  };
  return words[language].filter(Boolean).join(' ');
}

function namedTitle(name: string, draft: Draft, language: Language): string {
  const noun = say(draft.kind.noun, language);
  const thingFirst = language === 'ka' || language === 'ar';
  return thingFirst ? `${noun} ${name}` : `${name} ${noun}`;
}

/** "Fig and cedar body butter"; "სხეულის კარაქი ლეღვისა და კედრის არომატით". */
function variedTitle(draft: Draft, language: Language): string {
  const noun = say(draft.kind.noun, language);
  const variety = draft.variety ? say(draft.variety.inTitle, language) : '';
  if (!variety) return noun;
  return language === 'ka' || language === 'ar' ? `${noun} ${variety}` : `${variety} ${noun}`;
}

export function composeTitle(draft: Draft, language: Language): string {
  const facts = draft.facts.filter((fact) => fact.inTitle).map((fact) => say(fact.shown, language));
  const { title } = draft.family;
  let words: string;
  if (title === 'styled') words = styledTitle(draft, language);
  else if (title === 'model') words = namedTitle(`${draft.brand} ${draft.model}`, draft, language);
  else if (title === 'branded') words = namedTitle(draft.brand, draft, language);
  else if (title === 'varied') words = variedTitle(draft, language);
  else words = say(draft.kind.noun, language);

  const namesShade = draft.shade && (title === 'model' || title === 'branded' || title === 'varied');
  const shade = namesShade && draft.shade ? [lowerFirst(say(draft.shade, language), language)] : [];
  // Alone, an Arabic colour adjective would refer to the product, which may be feminine.
  if (language === 'ar' && shade[0]) shade[0] = `لون ${shade[0]}`;
  return capitalize(withCommas([words, ...facts, ...shade], language), language);
}
