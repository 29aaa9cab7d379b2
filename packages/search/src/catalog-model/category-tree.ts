/** The levels of all category paths, numbered in the order in which they are met. */
import { analyze, type Language, elementAt } from '@quarry/language';
import { joinsNames } from './title-markers.ts';

export interface CategoryNode {
  id: number;
  parent: number;
  name: string;
  /** Stems of the whole name, then of each part of one that joins several. */
  stems: string[][];
  /** Products that have it as the narrowest level of a path. */
  direct: number;
}

/** More levels than any shop has; deeper ones are merged with the level above. */
const MAX_NODES = 20_000;

export class CategoryTree {
  readonly nodes: CategoryNode[] = [];
  private readonly byKey = new Map<string, number>();
  private readonly language: Language | undefined;

  constructor(language: Language | undefined, nodes: readonly CategoryNode[] = []) {
    this.language = language;
    for (const node of nodes) {
      this.nodes.push(node);
      this.byKey.set(keyOf(node.parent, node.name), node.id);
    }
  }

  /** The narrowest level of each path, each once. */
  place(paths: readonly (readonly string[])[]): number[] {
    const leaves = new Set<number>();
    for (const path of paths) {
      let at = -1;
      for (const name of path) at = this.below(at, name);
      if (at >= 0) leaves.add(at);
    }
    // `Guitars, Guitars > Acoustic`: the wider one says nothing more.
    for (const leaf of leaves) {
      for (let above = this.nodes[leaf]?.parent ?? -1; above >= 0; above = this.nodes[above]?.parent ?? -1) {
        leaves.delete(above);
      }
    }
    return [...leaves];
  }

  /** A level and all above it, the level first. */
  lineOf(id: number): CategoryNode[] {
    const line: CategoryNode[] = [];
    for (let at = id; at >= 0; ) {
      const node = elementAt(this.nodes, at);
      line.push(node);
      at = node.parent;
    }
    return line;
  }

  private below(parent: number, name: string): number {
    const key = keyOf(parent, name);
    const known = this.byKey.get(key);
    if (known !== undefined) return known;
    if (this.nodes.length >= MAX_NODES) return parent;
    const id = this.nodes.length;
    this.nodes.push({ id, parent, name, stems: stemsOfName(name, this.language), direct: 0 });
    this.byKey.set(key, id);
    return id;
  }
}

function keyOf(parent: number, name: string): string {
  return `${parent} ${name.toLowerCase()}`;
}

/** `Ukuleles & Folk` is also called by each of its parts. */
export function stemsOfName(name: string, language: Language | undefined): string[][] {
  const parts = name.split(/[&,;/+()]/);
  const all = [name, ...parts].map((part) => analyze(part, language === undefined ? {} : { language }));
  const [whole = [], ...pieces] = all.map((tokens) =>
    tokens.filter(({ exact }) => !joinsNames(exact)).map(({ stem }) => stem),
  );
  const joined = all.slice(1).flatMap((tokens) => {
    const at = tokens.findIndex(({ exact }) => joinsNames(exact));
    return at < 0 ? [] : [tokens.slice(0, at), tokens.slice(at + 1)].map((half) => half.map(({ stem }) => stem));
  });
  const distinct = new Map(
    [whole, ...pieces, ...joined].filter((one) => one.length > 0).map((one) => [one.join(' '), one]),
  );
  return [...distinct.values()];
}
