/**
 * Parses a side for the current car part ("front ones?"): it replaces the previous side; the part and the car are kept.
 */
import type { Language } from '@quarry/contract';
import { foldText } from '../../../words/fold-text.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import { OWN_PHRASES } from '../../../phrases/own-phrases.ts';

type Side = 'front' | 'rear' | 'left' | 'right';

/** As it is called before or, in Arabic, after a part; and what else is said for it, on folded text. */
const SIDES: Record<Language, Record<Side, readonly [label: string, said: RegExp]>> = {
  en: {
    front: ['front', /(?<!\p{L})front(?!\p{L})/u],
    rear: ['rear', /(?<!\p{L})(?:rear|back)(?!\p{L})/u],
    left: ['left', /(?<!\p{L})left(?!\p{L})/u],
    right: ['right', /(?<!\p{L})right(?!\p{L})/u],
  },
  ka: {
    front: ['წინა', /(?<!\p{L})წინ(?:ა|ები|ას|აზე|ის)?(?!\p{L})/u],
    rear: ['უკანა', /(?<!\p{L})უკან(?:ა|ები|ას|აზე|ის)?(?!\p{L})/u],
    left: ['მარცხენა', /(?<!\p{L})მარცხენ\p{L}*/u],
    right: ['მარჯვენა', /(?<!\p{L})მარჯვენ\p{L}*/u],
  },
  tr: {
    front: ['ön', /(?<!\p{L})on(?:ler|leri|deki|u|ünkü)?(?:\s+(?:taraf|kisim)\p{L}*)?(?!\p{L})/u],
    rear: ['arka', /(?<!\p{L})arka\p{L}*/u],
    left: ['sol', /(?<!\p{L})sol(?!\p{L})/u],
    right: ['sağ', /(?<!\p{L})sag(?!\s*ol|\p{L})/u],
  },
  ar: {
    front: ['أمامية', /(?<!\p{L})(?:ال)?(?:امامي\p{L}*|قدام\p{L}*)/u],
    rear: ['خلفية', /(?<!\p{L})(?:ال)?(?:خلفي\p{L}*|وراني\p{L}*|ورا)(?!\p{L})/u],
    left: ['يسار', /(?<!\p{L})(?:ال)?(?:يسار|يسرى|شمال)(?!\p{L})/u],
    right: ['يمين', /(?<!\p{L})(?:ال)?(?:يمين|يمنى)(?!\p{L})/u],
  },
  az: {
    front: ['ön', /(?<!\p{L})(?:on|qabaq)(?:leri|ler|ki|daki)?(?:\s+teref\p{L}*)?(?!\p{L})/u],
    rear: ['arxa', /(?<!\p{L})arxa\p{L}*/u],
    left: ['sol', /(?<!\p{L})sol(?!\p{L})/u],
    right: ['sağ', /(?<!\p{L})sag(?!\s*ol|\p{L})/u],
  },
};
const NAMES = ['front', 'rear', 'left', 'right'] as const;

/** The side, of a message that says nothing else; null for others. */
export function bareSide(message: string, language: Language): Side | null {
  const folded = foldText(message);
  const side = NAMES.find((name) => SIDES[language][name][1].test(folded));
  if (side === undefined) return null;
  const left = listOf('questionWords').removeFrom(
    OWN_PHRASES[language].unsaid.removeFrom(folded.replace(SIDES[language][side][1], ' ')),
  );
  return /\p{L}{3}/u.test(left) ? null : side;
}

/** What was looked for, with this side in place of any other. */
export function withSide(words: string, side: Side, language: Language): string {
  const part = withoutAnySide(words, language);
  const [label] = SIDES[language][side];
  return language === 'ar' ? `${part} ${label}` : `${label} ${part}`;
}

export function withoutAnySide(words: string, language: Language): string {
  return words
    .split(/\s+/u)
    .filter((word) => !NAMES.some((name) => SIDES[language][name][1].test(foldText(word))))
    .join(' ');
}
