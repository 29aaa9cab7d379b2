/** The letters that are written so far, parted into what was understood and what stands between. */
import type { DemoReading } from './home-demo-data.ts';

export interface QueryPart {
  text: string;
  isUnderstood: boolean;
  /** Counts the parts that were understood, from 0. */
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

/** What a kind of reading is called beside its label; a price says by itself what it is. */
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
