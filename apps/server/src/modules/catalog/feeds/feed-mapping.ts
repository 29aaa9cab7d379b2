/**
 * Says which column of a feed is what. Guessed for feeds of no known shop system, saved with `--save-mapping`, edited by
 * hand, given back with `--mapping`.
 */
import { LANGUAGES, Language } from '@quarry/contract';
import { z } from 'zod';
import { DRAFT_FIELDS, type DraftField, emptyDraft, type FeedReading } from './draft.ts';
import { cellOf, cellText } from './feed-row.ts';
import { unpackAttributes } from './packed-attributes.ts';

export const FeedMapping = z.strictObject({
  /** Field → column. A dot looks inside nested objects: `price.amount`. */
  fields: z.partialRecord(z.enum(DRAFT_FIELDS), z.string().min(1)),
  /** Names and descriptions in further languages. */
  texts: z
    .partialRecord(Language, z.strictObject({ title: z.string().optional(), description: z.string().optional() }))
    .default({}),
  images: z.array(z.string()).default([]),
  /** Attribute → column. */
  attributes: z.record(z.string(), z.string()).default({}),
  /** Columns that hold many attributes at once: `name:value|name:value`, nested objects, lists of name and value. */
  packed: z.array(z.string()).default([]),
  price_unit: z.enum(['units', 'cents']).default('units'),
  /** ISO code, where neither a column nor the prices name it. */
  currency: z.string().length(3).optional(),
});
export type FeedMapping = z.infer<typeof FeedMapping>;

/** Between the steps of a category path. */
const PATH_SEPARATOR = / *(?:>|›|»|\/|\||\\) */;

export function readsByMapping(mapping: FeedMapping): FeedReading {
  const hasIds = Boolean(mapping.fields.id ?? mapping.fields.sku);
  const textLanguages = LANGUAGES.filter((language) => mapping.texts[language]);
  return {
    name: 'a table read through a mapping',
    folds: 'nothing',
    columns: mapping.fields,
    priceUnit: mapping.price_unit,
    draft(cells, place) {
      const cell = (column: string | undefined) => (column ? cellText(cellOf(cells, column)) : '');
      const id =
        cell(mapping.fields.id) || cell(mapping.fields.sku) || (hasIds ? '' : idFromTitle(cell(mapping.fields.title)));
      const draft = emptyDraft(place, id);
      for (const [field, column] of Object.entries(mapping.fields) as [DraftField, string][]) {
        draft.fields[field] = cell(column);
      }
      draft.fields.id = id;
      draft.fields.currency ||= mapping.currency ?? '';
      draft.fields.category_path = pathText(cellOf(cells, mapping.fields.category_path ?? ''));
      draft.fields.category ||= draft.fields.category_path.split('>').at(-1)?.trim() ?? '';
      draft.images = mapping.images.flatMap((column) => addresses(cellOf(cells, column)));
      draft.attributes = [
        ...Object.entries(mapping.attributes).flatMap(([name, column]) => valuesOf(name, cellOf(cells, column))),
        ...mapping.packed.flatMap((column) => unpackAttributes(cellOf(cells, column))),
      ];
      for (const language of textLanguages) {
        const title = cell(mapping.texts[language]?.title);
        const description = cell(mapping.texts[language]?.description);
        if (title) draft.texts[language] = { title, description };
      }
      draft.fields.title ||= textLanguages.map((language) => draft.texts[language]?.title).find(Boolean) ?? '';
      draft.fields.description ||=
        textLanguages.map((language) => draft.texts[language]?.description).find(Boolean) ?? '';
      const [sku, barcode] = [draft.fields.sku ?? '', draft.fields.barcode ?? ''];
      if (sku || barcode) {
        draft.variants = [{ sku: sku || id, barcode, price: '', compare_at_price: '', stock: '', attributes: [] }];
      }
      return draft;
    },
  };
}

/** A feed without ids: the same name is the same product. */
function idFromTitle(title: string): string {
  const slug = title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return slug.replace(/^-|-$/g, '').slice(0, 150);
}

/** A path in one form, `a > b > c`, whether it came as text or as a list. */
function pathText(value: unknown): string {
  const steps = Array.isArray(value) ? value.map(stepText) : cellText(value).split(PATH_SEPARATOR);
  return steps.filter(Boolean).join(' > ');
}

function stepText(step: unknown): string {
  if (step !== null && typeof step === 'object' && !Array.isArray(step)) {
    const { name, title } = step as { name?: unknown; title?: unknown };
    return cellText(name) || cellText(title);
  }
  return cellText(step);
}

/** Addresses in a cell: one, several with a separator between, a list, or a list of objects that hold one. */
export function addresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addresses);
  if (value !== null && typeof value === 'object') {
    const { url, src, href, link } = value as Record<string, unknown>;
    return [url, src, href, link].map(cellText).filter(Boolean).slice(0, 1);
  }
  return cellText(value)
    .split(/[\s|;]+|,\s*(?=https?:|\/)/)
    .filter(Boolean);
}

function valuesOf(name: string, value: unknown): [string, string][] {
  return [value].flat().flatMap((one): [string, string][] => (cellText(one) ? [[name, cellText(one)]] : []));
}
