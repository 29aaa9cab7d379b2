/** Tells from a feed's first characters how it is written. */
import { type CsvHeader, findHeader } from './csv-header.ts';
import { UnreadableFeedError } from './feed-row.ts';
import type { TextFile } from './read-text.ts';
import { itemNameOf } from './xml-feed.ts';

export type FeedFormat =
  | ({ name: 'csv' } & CsvHeader)
  /** `listKey` is the member that holds the products, null when the document itself is the list. */
  | { name: 'json'; listKey: string | null }
  | { name: 'ndjson' }
  /** `itemName` of the elements that are products, null for the usual names. */
  | { name: 'xml'; itemName: string | null };

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
  if (start.startsWith('<')) return { name: 'xml', itemName: itemNameOf(start) };
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
  const header = findHeader(start);
  if (!header) {
    throw new UnreadableFeedError(
      'The file is no product feed: it is neither JSON nor XML, and none of its first lines is a row of column names ' +
        'with commas, semicolons, tabs or bars between them.',
    );
  }
  return { name: 'csv', ...header };
}
