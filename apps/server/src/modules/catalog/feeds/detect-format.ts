/** Tells from a feed's first characters how it is written. */
import { UnreadableFeedError } from './feed-row.ts';
import type { TextFile } from './read-text.ts';

export type FeedFormat =
  | { name: 'csv'; delimiter: ',' | ';' | '\t' | '|'; hasSeparatorLine: boolean }
  /** `listKey` is the member that holds the products, null when the document itself is the list. */
  | { name: 'json'; listKey: string | null }
  | { name: 'ndjson' }
  | { name: 'xml' };

/** Members under which shop systems keep the list of products, when the document is no list itself. */
const LIST_KEYS = /^(products|items|data|results|rows|records|catalog|catalogue|entries|documents|hits)$/i;

/** @throws UnreadableFeedError when the text is none of the formats. */
export function detectFormat({ head, isWhole }: Pick<TextFile, 'head' | 'isWhole'>): FeedFormat {
  const start = head.trimStart();
  if (start === '') throw new UnreadableFeedError('The file is empty.');
  if (/^(<!doctype html|<html|<head|<body)/i.test(start)) {
    throw new UnreadableFeedError(
      'The file is a web page, not a product feed. A download that asks for a login often saves its login page instead.',
    );
  }
  if (start.startsWith('<')) return { name: 'xml' };
  if (start.startsWith('[')) return { name: 'json', listKey: null };
  if (start.startsWith('{')) return hasObjectLines(start, isWhole) ? { name: 'ndjson' } : jsonWithList(start);
  return table(start);
}

/** One object a line: the first line is a whole object, and what follows begins like one. */
function hasObjectLines(start: string, isWhole: boolean): boolean {
  const end = start.indexOf('\n');
  if (end === -1 && !isWhole) return false;
  const line = end === -1 ? start : start.slice(0, end);
  const next = end === -1 ? '' : start.slice(end).trimStart();
  let first: unknown;
  try {
    first = JSON.parse(line);
  } catch {
    // A broken first line among good ones is a broken row, not another format.
    return /^\{.*\}\s*$/.test(line) && next.startsWith('{');
  }
  if (next !== '') return next.startsWith('{');
  return (
    !Object.values(first as object).some(
      (value) => Array.isArray(value) && value.length > 0 && value.every((item) => item && typeof item === 'object'),
    ) || isProductItself(first as object)
  );
}

/** A lone object with a name is a product with lists inside, not a list of products. */
function isProductItself(object: object): boolean {
  return 'title' in object || 'name' in object;
}

function jsonWithList(start: string): FeedFormat {
  return { name: 'json', listKey: outerLists(start).find((key) => LIST_KEYS.test(key)) ?? '' };
}

/** Names of the lists that stand in no other list: the lists inside a product are not the list of products. */
function outerLists(start: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [token] of start.matchAll(/"(?:[^"\\]|\\.)*"\s*:\s*\[|"(?:[^"\\]|\\.)*"|[[\]]/g)) {
    if (token === ']') depth -= 1;
    else if (token.endsWith('[')) {
      if (depth === 0 && token !== '[') names.push(token.slice(1, token.lastIndexOf('"')));
      depth += 1;
    }
  }
  return names;
}

function table(start: string): FeedFormat {
  const separator = /^sep=([,;\t|])\r?\n/i.exec(start);
  if (separator) {
    return { name: 'csv', delimiter: separator[1] as ',', hasSeparatorLine: true };
  }
  const header = firstRecord(start).replace(/"[^"]*"/g, '');
  const counts = ([',', ';', '\t', '|'] as const).map((delimiter) => ({
    delimiter,
    count: header.split(delimiter).length - 1,
  }));
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a));
  if (best.count === 0) {
    throw new UnreadableFeedError(
      'The file is no product feed: it is neither JSON nor XML, and its first line is no row of column names.',
    );
  }
  return { name: 'csv', delimiter: best.delimiter, hasSeparatorLine: false };
}

/** The first line, where line breaks inside quotes do not count. */
function firstRecord(text: string): string {
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '"') isQuoted = !isQuoted;
    else if (text[index] === '\n' && !isQuoted) return text.slice(0, index);
  }
  return isQuoted ? (text.split('\n')[0] ?? text) : text;
}
