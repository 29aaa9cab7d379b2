/**
 * Corrects the type of a slot if the lexicon is unambiguous: the network relies on word positions and may label a
 * colour or a material as the product.
 */
import { conceptsIn, type Language } from '@quarry/language';
import type { Slot } from '../dialogue/operation.ts';

/** Types whose words the lexicon knows nearly all of. */
const CLOSED_TYPES = ['color', 'material'] as const;

/** The slot as a colour or material if the lexicon knows its words as nothing else; else the slot as it is. */
export function withKnownType(slot: Slot, language: Language): Slot {
  if (slot.type !== 'kind') return slot;
  const kinds = new Set<string>(conceptsIn(slot.text, { language }).map(({ concept }) => concept.kind));
  const type = CLOSED_TYPES.find((one) => kinds.size === 1 && kinds.has(one));
  return type ? { ...slot, type } : slot;
}
