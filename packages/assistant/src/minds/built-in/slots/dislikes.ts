/**
 * "She does not like jewellery" excludes jewellery. Dislikes are rewritten as exclusions in the shopper's own name
 * ("without jewellery"), which the query parser supports.
 */
import type { Language, StoreKind } from '@quarry/contract';
import { allergyAsRuledOut } from './allergies.ts';

const B = String.raw`(?<![\p{L}\p{N}])`;
const E = String.raw`(?![\p{L}\p{N}])`;
const said = (source: string): RegExp => new RegExp(`${B}(?:${source})${E}`, 'giu');

/** With what stands in its place: before the thing in English and Arabic, after it in the others. */
const DISLIKES: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [
      said(
        "(?:(?:he|she|they|we|mum|mom|dad) )?(?:doesn['’]?t|does not|don['’]?t|do not) (?:really |even |ever )?(?:like|wear|want|drink|eat|use|enjoy|do)(?: any| anything with)?",
      ),
      'no',
    ],
    [said("(?:(?:he|she|they) )?(?:hates?|can['’]?t stand|can ?not stand)(?: anything with)?"), 'no'],
    [
      said(
        "(?:(?:he|she|they|i)(?:['’]?s|['’]?m| is| am| are)? )?(?:not|isn['’]?t|is not) (?:into|keen on|a fan of|fond of)",
      ),
      'no',
    ],
  ],
  ka: [
    [
      said(
        '(?:არ (?:უყვარს|უყვართ|მოსწონს|მოსწონთ|ატარებს|იყენებს|ჭამს|სვამს|უხდება|მიყვარს|გვიყვარს)|ვერ იტან(?:ს|ენ))',
      ),
      'არ მინდა',
    ],
  ],
  tr: [
    [
      said('(?:sev|hoşlan|tak|giy|kullan|iste|ye|iç)(?:m[ae]z(?:ler|lar)?|m[iıuü]yor(?:lar)?)|nefret ed(?:er|iyor)'),
      'olmasın',
    ],
  ],
  ar: [[said('(?:ما|لا|مش|مو) (?:ب?[يت])(?:حب|لبس|شرب|اكل|ستخدم|عجب)\\p{L}{0,3}|[يت]كره'), 'بدون']],
  az: [
    [said('(?:sev|xoşla|tax|geyin|işlət|istə|ye|iç)m(?:ir|əz|ır|az)(?:lər|lar)?|xoşu gəlmir|nifrət edir'), 'olmasın'],
  ],
};

export function asRuledOut(message: string, language: Language, kind: StoreKind): string {
  // In a pharmacy an allergy is what something is wanted for.
  const text = kind === 'pharmacy' ? message : allergyAsRuledOut(message, language);
  return DISLIKES[language].reduce((left, [pattern, plain]) => left.replace(pattern, plain), text);
}
