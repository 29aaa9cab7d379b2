/** The label of a sort order that the query asked for, in the store's language. */
import type { Language, UnderstoodOrder } from '@quarry/contract';
import { attributeName } from '@quarry/language';
import type { AppliedOrder } from '../../search-engine/answer-parts.ts';
import labels from './order-labels.json' with { type: 'json' };

const LABELS: Readonly<Record<string, Readonly<Record<Language, string>>>> = labels;

export function understoodOrder(order: AppliedOrder, language: Language): UnderstoodOrder {
  const { by, direction } = order;
  if (by !== 'attribute') return { by, direction, label: nameOf(by, language) };
  const { attribute, quantity } = order;
  // "Length" of a number in centimetres that no attribute names would claim too much: it may be a width.
  const label = attribute === '' ? nameOf(quantity, language) : attributeName(attribute, language);
  return { by, direction, attribute, quantity, label };
}

function nameOf(key: string, language: Language): string {
  return LABELS[key]?.[language] ?? attributeName(key, language);
}
