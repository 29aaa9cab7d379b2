/**
 * Google Merchant feeds: RSS with `<item>`, Atom with `<entry>`, and the plain `<product>` lists that many shop systems
 * write. Each item becomes a row whose columns are its elements without their prefix (`g:price` → `price`).
 */
import sax, { type QualifiedTag, type Tag } from 'sax';
import { type FeedRow, UnreadableFeedError } from './feed-row.ts';

const ITEM_NAMES = new Set(['item', 'entry', 'product', 'offer', 'shopitem']);

/** Elements whose inner elements are one thing: a pair of name and value. */
const DETAIL_NAMES = new Set(['product_detail', 'param', 'attribute']);

export async function* readXml(text: AsyncIterable<string>): AsyncGenerator<FeedRow> {
  const reader = new ItemReader();
  for await (const chunk of text) {
    reader.write(chunk);
    yield* reader.takeRows();
  }
  reader.end();
  yield* reader.takeRows();
  if (!reader.hasSeenItem) {
    throw new UnreadableFeedError(
      'The XML contains no products: there is no <item>, <entry> or <product> element in it.',
    );
  }
}

class ItemReader {
  hasSeenItem = false;
  #rows: FeedRow[] = [];
  readonly #parser = sax.parser(true, { trim: true });
  #item: { line: number; cells: Record<string, unknown> } | null = null;
  #path: { name: string; text: string; attributes: Record<string, string> }[] = [];
  #detail: Record<string, string> | null = null;

  constructor() {
    Object.assign(this.#parser, {
      onopentag: (tag: Tag | QualifiedTag) => this.#open(tag),
      onclosetag: () => this.#close(),
      ontext: (text: string) => this.#text(text),
      oncdata: (text: string) => this.#text(text),
      onerror: (error: Error) => {
        throw new UnreadableFeedError(
          `The XML is broken or was cut off near line ${this.#parser.line + 1} (${error.message.split('\n')[0]}).`,
        );
      },
    });
  }

  write(chunk: string): void {
    this.#parser.write(chunk);
  }

  end(): void {
    this.#parser.close();
  }

  takeRows(): FeedRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #open(tag: Tag | QualifiedTag): void {
    const name = localName(tag.name);
    if (!this.#item) {
      if (!ITEM_NAMES.has(name)) return;
      this.hasSeenItem = true;
      this.#item = { line: this.#parser.line + 1, cells: attributesOf(tag) };
      this.#path = [];
      return;
    }
    this.#path.push({ name, text: '', attributes: attributesOf(tag) });
    if (this.#path.length === 1 && DETAIL_NAMES.has(name)) this.#detail = {};
  }

  #text(text: string): void {
    const element = this.#path.at(-1);
    if (element) element.text += element.text ? ` ${text}` : text;
  }

  #close(): void {
    if (!this.#item) return;
    const element = this.#path.pop();
    if (!element) {
      this.#rows.push({ place: { unit: 'line', number: this.#item.line }, cells: this.#item.cells });
      this.#item = null;
      return;
    }
    if (this.#detail && this.#path.length === 1) this.#detail[element.name] = element.text;
    else if (this.#detail && this.#path.length === 0) this.#closeDetail(element);
    else this.#keep([...this.#path.map(({ name }) => name), element.name].join('.'), valueOf(element));
  }

  #closeDetail({ text, attributes }: { text: string; attributes: Record<string, string> }): void {
    const detail = this.#detail ?? {};
    this.#detail = null;
    const name = detail.attribute_name ?? detail.name ?? attributes.name;
    const value = detail.attribute_value ?? detail.value ?? text;
    if (name && value) this.#keep('product_detail', { name, value });
  }

  /** An element that repeats becomes a list. */
  #keep(column: string, value: unknown): void {
    const cells = this.#item?.cells;
    if (!cells || value === '') return;
    const before = cells[column];
    if (before === undefined) cells[column] = value;
    else cells[column] = Array.isArray(before) ? [...before, value] : [before, value];
  }
}

/** Atom writes its address as `<link href="…"/>`. */
function valueOf({ text, attributes }: { text: string; attributes: Record<string, string> }): string {
  return text || (attributes.href ?? '');
}

function attributesOf(tag: Tag | QualifiedTag): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tag.attributes)
      .filter(([name]) => !name.startsWith('xmlns'))
      .map(([name, value]) => [localName(name), typeof value === 'string' ? value : value.value]),
  );
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
