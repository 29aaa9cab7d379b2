/**
 * The device that a thing must fit ("a case for the Zorin 12"), which the shopper names once and means until another one
 * is named. "Zorin 12" is no "Zorin 12 Pro".
 */
import type { ListedProduct, ProductDocument } from '@quarry/contract';
import type { Wishes } from '../memory/memory.ts';
import type { Turn } from '../minds/mind.ts';
import { foldText } from '../words/fold-text.ts';
import variants from './data/model-variants.json' with { type: 'json' };

const VARIANT = `(?:${variants.join('|')})(?![\\p{L}\\p{N}])`;
/** A name and a number beside it, with the words that tell its variants apart. */
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}])\\p{L}[\\p{L}\\p{N}]+[\\s-]+\\p{N}{1,4}\\p{L}?(?![\\p{L}\\p{N}])(?:[\\s-]+${VARIANT})*`,
  'giu',
);

/** Whether the shop's texts name exactly this model. */
export function isForModel({ title, description, texts, attributes }: ListedProduct, model: string): boolean {
  const said = [title, description, ...Object.values(texts).flatMap((one) => [one.title, one.description])];
  const values = Object.values(attributes).flatMap((value) => (typeof value === 'string' ? [value] : []));
  const pattern = foldText(model)
    .split(/[\s-]+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .join('[\\s-]+');
  const exact = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])(?![\\s-]+${VARIANT})`, 'u');
  return [...said, ...values].some((text) => exact.test(foldText(text)));
}

/** The model that the message names and some of these products are for, or the one that was named before. */
function modelMeant({ message, memory }: Turn, documents: readonly ProductDocument[]): string | null {
  const named = [...message.matchAll(NAMED)].map(([name]) => name);
  const known = named.find((name) => documents.some(({ metadata }) => isForModel(metadata, name)));
  return known ?? memory.model;
}

export interface Fitting {
  wishes: Wishes;
  documents: ProductDocument[];
  model: string;
}

/**
 * The request with the model that is meant as its condition, and the products that are for it; null where it tells none of
 * these products from others, as with things that fit all.
 */
export function forModel(turn: Turn, wishes: Wishes, documents: readonly ProductDocument[]): Fitting | null {
  const model = modelMeant(turn, documents);
  if (model === null) return null;
  const fitting = documents.filter(({ metadata }) => isForModel(metadata, model));
  if (fitting.length === 0) return null;
  const words = foldText(model).split(/[\s-]+/u);
  const isPart = (text: string) =>
    foldText(text)
      .split(/\s+/u)
      .some((word) => words.includes(word));
  const others = (wishes.conditions ?? []).filter(({ text, isModel }) => !isModel && !isPart(text));
  return { wishes: { ...wishes, conditions: [...others, { text: model, isModel: true }] }, documents: fitting, model };
}
