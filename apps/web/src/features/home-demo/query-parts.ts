/** Splits the typed text into understood parts and the text between them. */
import type { DemoReading } from './home-demo-data.ts';

export interface QueryPart {
  text: string;
  isUnderstood: boolean;
  /** Index among the understood parts, from 0. */
  order: number;
}

export function partsOf(written: string, readings: readonly DemoReading[]): QueryPart[] {
  const parts: QueryPart[] = [];
  let rest = written;
  let order = 0;
  for (const { words } of readings) {
    const start = rest.indexOf(words);
    if (start < 0) continue;
    if (start > 0) parts.push({ text: rest.slice(0, start), isUnderstood: false, order });
    parts.push({ text: words, isUnderstood: true, order });
    order += 1;
    rest = rest.slice(start + words.length);
  }
  if (rest) parts.push({ text: rest, isUnderstood: false, order });
  return parts;
}

/** The name of a kind, shown with its label; prices need none. */
const KIND_NAMES: Readonly<Record<string, string>> = {
  category: 'kind',
  product_type: 'kind',
  color: 'colour',
  person: 'for',
};
const SPEAK_FOR_THEMSELVES = new Set(['price_max', 'price_min']);

/** `season: summer`, `up to $50`, `never wool`. */
export function readingLine({ kind, label, negated }: DemoReading): string {
  if (negated) return `never ${label}`;
  return SPEAK_FOR_THEMSELVES.has(kind) ? label : `${KIND_NAMES[kind] ?? kind.replaceAll('_', ' ')}: ${label}`;
}
