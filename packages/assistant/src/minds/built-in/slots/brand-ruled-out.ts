import { foldText } from '../../../words/fold-text.ts';
import { OWN_PHRASES } from '../../../phrases/own-phrases.ts';
import { OWN_TALK } from '../../../phrases/product-talk.ts';
import type { Turn } from '../../mind.ts';
import { isAllBut } from './all-but.ts';

/** Detects messages that exclude a shown brand: "Everything but Figlore", `Figlore-ს გარდა`. */
export function brandRuledOut({ message, language, memory }: Turn): string | null {
  const own = OWN_TALK[language];
  const folded = foldText(message);
  if (!own.notThat.in(folded)) return null;
  const brands = [...new Set([...memory.shown.products, ...memory.seen].flatMap(({ brand }) => brand ?? []))];
  const brand = brands.find((name) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(foldText(name))}`, 'u').test(folded));
  if (brand === undefined) return null;
  const rest = folded.replace(new RegExp(`${escaped(foldText(brand))}[-'’]?\\p{L}{0,4}`, 'u'), ' ');
  return isAllBut(OWN_PHRASES[language].unsaid.removeFrom(rest), language, own.notThat) ? brand : null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
