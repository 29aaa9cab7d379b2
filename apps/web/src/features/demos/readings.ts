/** Labels for understood parts of a query. */
import type { DemoReading } from './demo-data.ts';

/** The name of a kind, shown with its label; prices need none. */
const KIND_NAMES: Readonly<Record<string, string>> = {
  category: 'kind',
  product_type: 'kind',
  color: 'colour',
  price_max: 'price',
  price_min: 'price',
};

/** `season: summer`, `price: up to $50`, `not wool`. */
export function readingLine({ kind, label, negated }: DemoReading): string {
  if (negated) return `not ${label}`;
  return `${KIND_NAMES[kind] ?? kind.replaceAll('_', ' ')}: ${label}`;
}

export interface QueryPart {
  text: string;
  isUnderstood: boolean;
}

/** Splits the typed text into understood parts and the text between them. */
export function partsOf(written: string, readings: readonly DemoReading[]): QueryPart[] {
  const parts: QueryPart[] = [];
  let rest = written;
  for (const { words } of readings) {
    const start = rest.indexOf(words);
    if (start < 0) continue;
    if (start > 0) parts.push({ text: rest.slice(0, start), isUnderstood: false });
    parts.push({ text: words, isUnderstood: true });
    rest = rest.slice(start + words.length);
  }
  if (rest) parts.push({ text: rest, isUnderstood: false });
  return parts;
}
