/**
 * Reads attributes that are packed into one cell: `colour:red|weight:200 g`, a nested object, a list of `{name, value}`.
 */
import { isObject } from '@quarry/contract';
import { cellText } from './feed-row.ts';

/** Maximum depth of nested objects; deeper ones are data structures, not properties of a product. */
const MAX_DEPTH = 3;

const NAME_KEYS = ['name', 'key', 'label', 'attribute', 'title'] as const;
const VALUE_KEYS = ['value', 'values', 'val', 'option', 'options', 'text'] as const;

export function unpackAttributes(value: unknown): [name: string, value: string][] {
  if (typeof value === 'string') return fromText(value);
  if (Array.isArray(value)) return value.flatMap(fromListItem);
  if (isObject(value)) return fromObject(value, '', 1);
  return [];
}

/** True for `name:value|name:value`; at least one bar, or the text is a sentence with a colon as likely as not. */
export function isPackedText(text: string): boolean {
  const parts = text.split('|');
  return parts.length > 1 && parts.every((part) => part.trim() === '' || /^\s*[^:|]{1,80}:/.test(part));
}

/** True when each part, between bars, semicolons, commas or line breaks, is `name:value` or `name=value`. */
export function arePairs(text: string): boolean {
  return partsOf(text).every((part) => part.trim() === '' || /^\s*[^:=|]{1,60}[:=]\s*\S/.test(part));
}

function partsOf(text: string): string[] {
  return text.split(/[|\n]|[;,](?=\s*[^:=;,|]{1,60}[:=])/);
}

function fromText(text: string): [string, string][] {
  return partsOf(text).flatMap((part): [string, string][] => {
    const colon = part.search(/[:=]/);
    const [name, value] = [part.slice(0, colon).trim(), withoutPosition(part.slice(colon + 1).trim())];
    return colon > 0 && name && value ? [[name, value]] : [];
  });
}

/** PrestaShop writes `Colour:red:1`, with the position behind the value; `12:30` is a time. */
function withoutPosition(value: string): string {
  return value.replace(/(?<=[^\d:\s]\s*):\d{1,3}(?::[01])?$/u, '');
}

function fromListItem(item: unknown): [string, string][] {
  if (typeof item === 'string') return fromText(item);
  if (item === null || typeof item !== 'object') return [];
  const object: Record<string, unknown> = { ...item };
  const name = NAME_KEYS.map((key) => object[key]).find((found) => typeof found === 'string' && found !== '');
  const value = VALUE_KEYS.map((key) => object[key]).find((found) => found !== undefined);
  if (typeof name !== 'string' || value === undefined) return fromObject(object, '', 1);
  return [value].flat().flatMap((one): [string, string][] => (cellText(one) ? [[name, cellText(one)]] : []));
}

function fromObject(object: Record<string, unknown>, prefix: string, depth: number): [string, string][] {
  return Object.entries(object).flatMap(([key, value]): [string, string][] => {
    const name = prefix ? `${prefix} ${key}` : key;
    if (Array.isArray(value)) {
      return value.flatMap((one): [string, string][] => (cellText(one) ? [[name, cellText(one)]] : []));
    }
    if (isObject(value)) {
      return depth < MAX_DEPTH ? fromObject(value, name, depth + 1) : [];
    }
    const text = cellText(value);
    return text === '' ? [] : [[name, text]];
  });
}
