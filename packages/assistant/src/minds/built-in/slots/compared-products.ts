/** Finds the products that a message asks to compare: by position, by earlier mention, by name. */
import type { Language } from '@quarry/contract';
import type { Memory } from '../../../memory/memory.ts';
import { foldText } from '../../../words/fold-text.ts';
import { asciiDigits } from '../../../words/numbers-in.ts';
import { POINTERS } from './reference-words.ts';
import { type References, readReferences } from './references.ts';
import type { Turn } from '../../mind.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import { OWN_PHRASES } from '../../../phrases/own-phrases.ts';
import { OWN_TALK } from '../../../phrases/product-talk.ts';

export interface Comparison {
  ids: readonly string[];
  /** Products that are not on the table, as they were called. */
  names: readonly string[];
}

/** What stands between two names in "A and B", "A vs B". */
const BETWEEN: Record<Language, RegExp> = {
  en: /\s+(?:and|with|vs\.?|versus|to|or|against)\s+|\s*[,&]\s*/iu,
  ka: /\s+(?:და|თუ|ან)\s+|\s*[,&]\s*/u,
  tr: /\s+(?:ile|ve|veya|yoksa|mı|mi|mu|mü)\s+|\s*[,&]\s*/iu,
  ar: /\s+(?:و|مع|او|أو|ام|أم)\s+|\s+و(?=\p{L}{3})|\s*[,،&]\s*/u,
  az: /\s+(?:ilə|və|yoxsa|yaxud|və ya)\s+|\s*[,&]\s*/iu,
};
/** Null when the message compares nothing. */
export function readComparison({ message, language, memory }: Turn): Comparison | null {
  if (!OWN_TALK[language].compare.in(foldText(message))) return null;
  return readCompared(message, language, memory, readReferences(message, language, memory));
}

function readCompared(
  message: string,
  language: Language,
  memory: Memory,
  references: References | null,
): Comparison | null {
  const { one } = POINTERS[language];
  const pointedAt = [...(references?.ids ?? [])];
  if (pointedAt.length < 2) {
    const numbered = placesInDigits(message, memory);
    if (numbered.length >= 2) return { ids: numbered, names: [] };
  }
  // "Compare it with the third".
  if (pointedAt.length === 1 && references?.how !== 'pronoun' && one.in(foldText(references?.rest ?? ''))) {
    pointedAt.unshift(...memory.focus.slice(0, 1));
  }
  const ids = [...new Set(pointedAt)];
  if (ids.length >= 2) return { ids, names: [] };

  const names = namesBetween(message, language);
  if (names.length >= 2 && references?.how !== 'place') return { ids: [], names };
  const onTable = memory.focus.length >= 2 ? memory.focus : memory.shown.products.map(({ id }) => id);
  const isOfTable = names.length === 0 || references !== null;
  if (!isOfTable || onTable.length < 2) return null;
  const [only] = ids;
  const other = onTable.find((id) => id !== only);
  return { ids: only && other ? [only, other] : onTable.slice(0, 2), names: [] };
}

/** "Compare 1 and 3": bare digits are places in the list where things are compared. */
function placesInDigits(message: string, { shown }: Memory): string[] {
  const digits =
    asciiDigits(message).match(/(?<![\p{L}\p{N}.,])\d{1,2}(?![\p{N}.,%]|\s?(?:gb|kg|cm|ml|inch|″))/giu) ?? [];
  const ids = digits.map((digit) => shown.products[Number(digit) - 1]?.id);
  return ids.some((id) => id === undefined) ? [] : [...new Set(ids.flatMap((id) => id ?? []))];
}

/** "Compare the Nordholm desk with the Fjell desk": what is said of each side. */
function namesBetween(message: string, language: Language): string[] {
  const own = OWN_TALK[language];
  const { unsaid } = OWN_PHRASES[language];
  const sides = own.compare
    .removeFrom(message)
    .split(BETWEEN[language])
    .map((side) => side.replace(/[?؟!.]+/gu, ' ').trim())
    .filter(
      (side) => (unsaid.removeFrom(listOf('questionWords').removeFrom(side)).match(/\p{L}{3,}/gu) ?? []).length > 0,
    );
  return sides.length >= 2 ? sides : [];
}
