/**
 * Reads a JSON document with a list of products token by token, with one product in memory at a time.
 * The list is the document itself, or a member of it (`{"products": […]}`, `{"data": {"items": […]}}`).
 */
import { Readable } from 'node:stream';
import StreamAssembler from 'stream-json/Assembler.js';
import StreamParser from 'stream-json/Parser.js';
import { type ReadRow, UnreadableFeedError } from './feed-row.ts';

interface Token {
  name: string;
  value?: unknown;
}

interface JsonOptions {
  /** Member that holds the list; null when the document is the list; '' when it is unknown (the first list of objects is used). */
  listKey: string | null;
}

export async function* readJson(text: AsyncIterable<string>, { listKey }: JsonOptions): AsyncGenerator<ReadRow> {
  // The parser takes bytes; what we have is text that was already decoded and found valid.
  const source = Readable.from(text);
  const parser = new StreamParser({ packValues: true, streamValues: false });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);

  const finder = new ListFinder(listKey);
  let item: StreamAssembler | null = null;
  let items = 0;
  let isUnderstood = false;
  const tokens: AsyncIterable<Token> = parser;
  try {
    for await (const token of tokens) {
      if (item) {
        // oxlint-disable-next-line typescript/consistent-type-assertions -- stream-json does not export the type of its tokens
        item.consume(token as never);
        if (!item.done) continue;
        yield { place: { unit: 'item', number: items }, cells: { ...item.current } };
        item = null;
        continue;
      }
      const step = finder.next(token);
      if (step === 'outside') continue;
      isUnderstood = true;
      if (step === 'list') continue;
      items += 1;
      if (step === 'scalar') {
        yield scalarItem(items, token.value);
        continue;
      }
      item = new StreamAssembler();
      // oxlint-disable-next-line typescript/consistent-type-assertions -- stream-json does not export the type of its tokens
      item.consume(token as never);
    }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Parser ')) throw brokenJson(items);
    throw error;
  } finally {
    source.destroy();
    parser.destroy();
  }
  if (item || finder.depth > 0) throw brokenJson(items);
  if (!isUnderstood) {
    throw new UnreadableFeedError(
      'The JSON document contains no list of products. Expected [{…}, {…}] or {"products": [{…}]}.',
    );
  }
}

/** Follows the tokens of a document until the list of products begins, and inside it from item to item. */
class ListFinder {
  depth = 0;
  readonly #listKey: string | null;
  #key: string | null = null;
  #listDepth: number | null = null;
  #isFinished = false;

  constructor(listKey: string | null) {
    this.#listKey = listKey;
  }

  /** `object` and `scalar` begin an item of the list; the assembler detects an object's end. */
  next(token: Token): 'outside' | 'list' | 'object' | 'scalar' {
    const isInList = this.#listDepth === this.depth;
    switch (token.name) {
      case 'keyValue':
        this.#key = String(token.value);
        return 'outside';
      case 'startObject':
        if (isInList) return 'object';
        this.depth += 1;
        return 'outside';
      case 'startArray': {
        const isTheList = this.#listDepth === null && !this.#isFinished && this.#mayBeList();
        this.depth += 1;
        if (isTheList) this.#listDepth = this.depth;
        return isTheList ? 'list' : 'outside';
      }
      case 'endArray':
        if (isInList) {
          this.#listDepth = null;
          this.#isFinished = true;
        }
        this.depth -= 1;
        return 'outside';
      case 'endObject':
        this.depth -= 1;
        return 'outside';
      default:
        return isInList ? 'scalar' : 'outside';
    }
  }

  #mayBeList(): boolean {
    if (this.#listKey === null) return this.depth === 0;
    return this.#listKey === '' || this.#key === this.#listKey;
  }
}

function scalarItem(number: number, value: unknown): ReadRow {
  return {
    place: { unit: 'item', number },
    column: null,
    value: String(value).slice(0, 100),
    reason: 'The item is no object.',
    fix: 'Write each product as an object, for example {"id": "1", "title": "Chair", "price": 40}.',
  };
}

function brokenJson(items: number): UnreadableFeedError {
  return new UnreadableFeedError(
    `The JSON is broken or was cut off after item ${items}. Export it again; nothing was imported.`,
  );
}
