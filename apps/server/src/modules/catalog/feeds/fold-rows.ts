/**
 * Combines the rows of a product.
 *
 * Rows of one product are nearly always adjacent, so that only one product is in memory. A later row (a variation that was
 * added to its product long after) is kept as a stray until its product is read back from the staged file; only strays
 * stay in memory.
 */
import { type Draft, type FeedReading, foldDraft } from './draft.ts';
import type { Place, RejectedRow } from './feed-row.ts';
import { SeenKeys } from './seen-keys.ts';

export class RowFolder {
  readonly #folds: FeedReading['folds'];
  readonly #seen = new SeenKeys();
  readonly #strays = new Map<string, Draft[]>();
  #open: Draft | null = null;

  constructor(folds: FeedReading['folds']) {
    this.#folds = folds;
  }

  /** Takes the next row; gives back a product that is complete as far as its rows stand together. */
  push(draft: Draft): Draft | null {
    if (this.#open && this.#belongsTo(this.#open, draft)) {
      foldDraft(this.#open, draft);
      return null;
    }
    const isRepeated = !draft.isPart && draft.key !== '' && this.#seen.add(draft.key);
    if (draft.isPart || isRepeated) {
      const waiting = this.#strays.get(draft.key) ?? [];
      this.#strays.set(draft.key, [...waiting, draft]);
      return null;
    }
    const complete = this.#open;
    this.#open = draft;
    return complete;
  }

  /** The product that was still open. */
  flush(): Draft | null {
    const complete = this.#open;
    this.#open = null;
    return complete;
  }

  /** Second round: gives a staged product what strayed from it. Rows that only repeat its id are rejected. */
  rejoin(product: Draft): RejectedRow[] {
    const rejected: RejectedRow[] = [];
    for (const key of [product.key, ...product.aliases]) {
      const strays = this.#strays.get(key);
      if (!strays) continue;
      this.#strays.delete(key);
      for (const stray of strays) {
        if (this.#mayFold(stray)) foldDraft(product, stray);
        else rejected.push(repeated(stray, product));
      }
    }
    return rejected;
  }

  /** Unassigned strays: whole products that only looked repeated, and parts whose product is not in the file. */
  *leftovers(): Generator<{ product: Draft } | { rejected: RejectedRow }> {
    for (const strays of this.#strays.values()) {
      const [first, ...rest] = [...strays].sort((a, b) => Number(a.isPart) - Number(b.isPart));
      if (!first) continue;
      if (first.isPart) {
        for (const part of strays) yield { rejected: orphaned(part) };
        continue;
      }
      for (const stray of rest) {
        if (this.#mayFold(stray)) foldDraft(first, stray);
        else yield { rejected: repeated(stray, first) };
      }
      yield { product: first };
    }
    this.#strays.clear();
  }

  #belongsTo(open: Draft, draft: Draft): boolean {
    if (draft.key === '' || !this.#mayFold(draft)) return false;
    return draft.key === open.key || open.aliases.includes(draft.key);
  }

  #mayFold(draft: Draft): boolean {
    return this.#folds === 'rows' || (this.#folds === 'parts' && draft.isPart);
  }
}

function repeated(draft: Draft, first: Draft): RejectedRow {
  return repeatedId(draft.place, draft.key, first.place);
}

export function repeatedId(place: Place, id: string, first: Place): RejectedRow {
  return {
    place,
    column: 'id',
    value: id.slice(0, 100),
    reason: `${first.unit === 'line' ? 'Line' : 'Item'} ${first.number} has the same id.`,
    fix: 'Give every product an id of its own, or remove the second one.',
  };
}

function orphaned(part: Draft): RejectedRow {
  return {
    place: part.place,
    column: null,
    value: part.key.slice(0, 100),
    reason: 'The row adds to a product that is not in the file.',
    fix: 'Export the product together with its variants.',
  };
}
