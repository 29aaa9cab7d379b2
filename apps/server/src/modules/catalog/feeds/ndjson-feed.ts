/** Reads NDJSON: one JSON object per line. */
import { isObject } from '@quarry/contract';
import { type ReadRow, UnreadableFeedError } from './feed-row.ts';

/** A longer line is not a product, in characters. */
const MAX_LINE_LENGTH = 8 * 1024 * 1024;

export async function* readNdjson(text: AsyncIterable<string>): AsyncGenerator<ReadRow> {
  let number = 0;
  for await (const line of lines(text)) {
    number += 1;
    if (line.trim() !== '') yield readLine(line, number);
  }
}

function readLine(line: string, number: number): ReadRow {
  const place = { unit: 'line', number } as const;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return {
      place,
      column: null,
      value: line.slice(0, 100),
      reason: `The line is no valid JSON (${error instanceof Error ? error.message : String(error)}).`,
      fix: 'Write one whole JSON object on each line.',
    };
  }
  if (isObject(value)) return { place, cells: value };
  return {
    place,
    column: null,
    value: line.slice(0, 100),
    reason: 'The line is JSON, but no object.',
    fix: 'Write one JSON object on each line, for example {"id": "1", "title": "Chair", "price": 40}.',
  };
}

async function* lines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of text) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
    if (rest.length > MAX_LINE_LENGTH) {
      throw new UnreadableFeedError(`A line of the file is longer than ${MAX_LINE_LENGTH} characters.`);
    }
  }
  if (rest !== '') yield rest;
}
