/** Detects the format of a feed from its first characters. */
import { isObject } from '@quarry/contract';
import { type CsvHeader, findHeader } from './csv-header.ts';
import { readName } from './columns/name-roles.ts';
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
  if (!isObject(first)) return false;
  return (
    !Object.values(first).some(
      (value) => Array.isArray(value) && value.length > 0 && value.every((item) => item && typeof item === 'object'),
    ) || isProductItself(first)
  );
}

/** A lone object with a name is a product with lists inside, not a list of products. */
function isProductItself(object: object): boolean {
  return 'title' in object || 'name' in object;
}

function jsonWithList(start: string): FeedFormat {
  const lists = outerLists(start);
  const [best] = lists.map((list) => ({ key: list.key, score: listScore(list) })).sort((a, b) => b.score - a.score);
  return { name: 'json', listKey: best && best.score > 0 ? best.key : '' };
}

interface FoundList {
  key: string;
  /** What follows the bracket, as far as the head goes. */
  items: string;
}

/** The lists that stand in no other list: the lists inside a product are not the list of products. */
function outerLists(start: string): FoundList[] {
  const lists: FoundList[] = [];
  let depth = 0;
  for (const { 0: token, index } of start.matchAll(/"(?:[^"\\]|\\.)*"\s*:\s*\[|"(?:[^"\\]|\\.)*"|[[\]]/g)) {
    if (token === ']') depth -= 1;
    else if (token.endsWith('[')) {
      if (depth === 0 && token !== '[') {
        lists.push({
          key: token.slice(1, token.lastIndexOf('"')),
          items: start.slice(index + token.length, index + ITEM_CHARS),
        });
      }
      depth += 1;
    }
  }
  return lists;
}

/** Characters of a list that are examined. */
const ITEM_CHARS = 20_000;
const USUAL_NAME_SCORE = 3;

/** How much the first item looks like a product: members that are called a name, a price, a code, a picture, … */
function listScore({ key, items }: FoundList): number {
  if (!/^\s*\{/.test(items)) return 0;
  const names = new Set<string>();
  let depth = 0;
  for (const [token] of items.matchAll(/"(?:[^"\\]|\\.)*"\s*:?|[[\]{}]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (token.endsWith(':') && depth > 0) names.add(token.slice(1, token.lastIndexOf('"')));
    if (depth === 0) break;
  }
  const roles = new Set([...names].flatMap((name) => readName(name).roles[0]?.role ?? []));
  return roles.size + (LIST_KEYS.test(key) ? USUAL_NAME_SCORE : 0) + Math.min(names.size, 5) / 10;
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
