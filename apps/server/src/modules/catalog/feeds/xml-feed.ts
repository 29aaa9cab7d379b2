/**
 * Reads XML feeds, such as Google Merchant: RSS with `<item>`, Atom with `<entry>`, and the plain `<product>` lists that many shop systems
 * write. Each item becomes a row whose columns are its elements without their prefix (`g:price` → `price`).
 */
import sax, { type QualifiedTag, type Tag } from 'sax';
import { cellText, type FeedRow, UnreadableFeedError } from './feed-row.ts';

/** Elements that are products at any depth. */
const ITEM_NAMES = new Set(['item', 'entry', 'product', 'offer', 'shopitem', 'urun', 'товар', 'предложение']);
const CATEGORY_NAME = 'category';

/** Elements whose inner elements are one thing: a pair of name and value. */
const DETAIL_NAMES = new Set(['product_detail', 'param', 'attribute']);

/** Elements deeper in a product that hold the name and the value of an attribute. */
const PAIR_NAME =
  /^(attribute_?name|ozellik_?(adi)?|xususiyyet_?(adi)?|property_?(name)?|label|key|имя|свойство|характеристика)$/;
const PAIR_VALUE = /^(attribute_?value|(ozellik_?)?deger(i)?|(xususiyyet_?)?deyer(i)?|(property_?)?value|значение)$/;

/** @param itemName of the elements that are products, if the shop uses a name of its own. */
export async function* readXml(text: AsyncIterable<string>, itemName: string | null = null): AsyncGenerator<FeedRow> {
  const reader = new ItemReader(itemName ? new Set([itemName]) : ITEM_NAMES);
  for await (const chunk of text) {
    reader.write(chunk);
    yield* reader.takeRows();
  }
  reader.end();
  yield* reader.takeRows();
  if (!reader.hasSeenItem) {
    throw new UnreadableFeedError(
      'The XML contains no products: there is no <item>, <entry>, <offer> or <product> element in it, and no other that repeats.',
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
  readonly #itemNames: ReadonlySet<string>;
  /** The tree of categories that some feeds write before their products, which name them by id. */
  readonly #categories = new Map<string, { name: string; parent: string | undefined }>();
  #category: { id: string; parent: string | undefined; name: string } | null = null;

  constructor(itemNames: ReadonlySet<string>) {
    this.#itemNames = itemNames;
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
      if (name === CATEGORY_NAME) this.#openCategory(tag);
      if (!this.#itemNames.has(name)) return;
      this.hasSeenItem = true;
      this.#item = { line: this.#parser.line + 1, cells: attributesOf(tag) };
      this.#path = [];
      return;
    }
    this.#path.push({ name, text: '', attributes: attributesOf(tag) });
    if (this.#path.length === 1 && DETAIL_NAMES.has(name)) this.#detail = {};
  }

  #openCategory(tag: Tag | QualifiedTag): void {
    const { id, parentid } = lowerCaseKeys(attributesOf(tag));
    this.#category = id === undefined ? null : { id, parent: parentid, name: '' };
  }

  /** Steps from the root to the category; each is named once, so that a circle ends. */
  #categoryPath(id: string): string {
    const steps: string[] = [];
    const seen = new Set<string>();
    for (let at: string | undefined = id; at !== undefined && !seen.has(at); ) {
      seen.add(at);
      const category = this.#categories.get(at);
      if (category) steps.unshift(category.name);
      at = category?.parent;
    }
    return steps.join(' > ');
  }

  #text(text: string): void {
    if (!this.#item && this.#category) this.#category.name += text;
    const element = this.#path.at(-1);
    if (element) element.text += element.text ? ` ${text}` : text;
  }

  #close(): void {
    if (!this.#item) {
      if (this.#category) this.#categories.set(this.#category.id, this.#category);
      this.#category = null;
      return;
    }
    const element = this.#path.pop();
    if (!element) {
      const { cells } = this.#item;
      const path = this.#categoryPath(cellText([cells.categoryid].flat()[0]));
      if (path !== '') cells.category_path = path;
      takeNestedPairs(cells);
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
    const value = [detail.attribute_value ?? detail.value ?? text, attributes.unit].filter(Boolean).join(' ');
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

/**
 * `<Detay><Ozellik>Renk</Ozellik><Deger>Mavi</Deger></Detay>`, repeated, was kept as a list of names and a list of values;
 * they become pairs. Lists of unequal length cannot be paired and stay as they are.
 */
function takeNestedPairs(cells: Record<string, unknown>): void {
  for (const column of Object.keys(cells)) {
    const owner = column.slice(0, column.lastIndexOf('.'));
    if (!PAIR_NAME.test(column.slice(owner.length + 1)) || owner === '') continue;
    const valueColumn = Object.keys(cells).find(
      (other) => other.startsWith(`${owner}.`) && PAIR_VALUE.test(other.slice(owner.length + 1)),
    );
    if (valueColumn === undefined) continue;
    const [names, values] = [cells[column], cells[valueColumn]].map((value) => [value].flat().map(cellText));
    if (names === undefined || values === undefined || names.length !== values.length) continue;
    const pairs = names.map((name, place) => ({ name, value: values[place] ?? '' }));
    cells.product_detail = [...[cells.product_detail ?? []].flat(), ...pairs];
    delete cells[column];
    delete cells[valueColumn];
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

function lowerCaseKeys(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

/**
 * The name of the elements that are products, when they have none of the usual names: the element below the root that
 * occurs most among those with elements inside.
 * @param head the beginning of the document; it may be truncated.
 */
export function itemNameOf(head: string): string | null {
  const parser = sax.parser(false, { lowercase: true });
  const path: { name: string; hasElements: boolean }[] = [];
  const counts = new Map<string, { count: number; depth: number }>();
  let hasUsualName = false;
  Object.assign(parser, {
    onopentag: ({ name }: Tag) => {
      const local = localName(name);
      if (ITEM_NAMES.has(local)) hasUsualName = true;
      const parent = path.at(-1);
      if (parent) parent.hasElements = true;
      path.push({ name: local, hasElements: false });
    },
    onclosetag: () => {
      const closed = path.pop();
      if (!closed?.hasElements || path.length === 0) return;
      const known = counts.get(closed.name) ?? { count: 0, depth: path.length };
      counts.set(closed.name, { count: known.count + 1, depth: Math.min(known.depth, path.length) });
    },
    // The head ends anywhere; what was seen before is enough.
    onerror: () => parser.resume(),
  });
  parser.write(head);
  if (hasUsualName) return null;
  const repeated = [...counts]
    .filter(([, { count }]) => count > 1)
    .sort(([, a], [, b]) => a.depth - b.depth || b.count - a.count);
  return repeated[0]?.[0] ?? null;
}
