/**
 * Collects the tool results of one turn for the cards. Concurrent tools may finish in any order; results are ordered by
 * call. The results of the latest step with results are shown, those of its concurrent calls together.
 */
import type { Order, ProductDocument } from '@quarry/contract';
import type { Wishes } from '../../memory/memory.ts';
import type { FoundProducts } from '../../tools/store-tools.ts';

/** `found`: a list to choose from; `looked-up`: products asked for by id, shown only when nothing was found. */
export type ListKind = 'found' | 'looked-up';

export interface ProductList {
  documents: readonly ProductDocument[];
  /** What was looked for; null for a list that is no search, and for several together. */
  wishes: Wishes | null;
  total: number;
  /** Of a search: which page of it. */
  page?: number;
  /** Of a search: with what the results differ in. */
  found?: FoundProducts;
}

export interface Shown {
  /** Keeps a place for a call that begins now. */
  begin(kind: ListKind): (list: ProductList) => void;
  tellOrders(orders: readonly Order[]): void;
  /** The tools of this step have run. */
  endStep(): void;
  list(): ProductList | null;
  orders(): Order[];
}

const MAX_CARDS = 12;

export function createShown(): Shown {
  const orders = new Map<string, Order>();
  const calls: { step: number; kind: ListKind; list: ProductList | null }[] = [];
  let step = 0;

  function listsOf(kind: ListKind): ProductList[] {
    const made = calls.flatMap((call) =>
      call.kind === kind && call.list ? [{ step: call.step, list: call.list }] : [],
    );
    const filled = made.filter(({ list }) => list.documents.length > 0);
    const last = Math.max(...(filled.length > 0 ? filled : made).map((one) => one.step));
    return (filled.length > 0 ? filled : made).filter((one) => one.step === last).map(({ list }) => list);
  }

  return {
    begin(kind) {
      const call: (typeof calls)[number] = { step, kind, list: null };
      calls.push(call);
      return (list) => {
        call.list = list;
      };
    },
    tellOrders(told) {
      for (const order of told) orders.set(order.order_number, order);
    },
    endStep() {
      step += 1;
    },
    list() {
      const found = listsOf('found');
      const lists = found.length > 0 ? found : listsOf('looked-up');
      const [only, ...others] = lists;
      if (!only || others.length === 0) return only ?? null;
      const documents = inTurns(lists.map((list) => list.documents)).slice(0, MAX_CARDS);
      return { documents, wishes: null, total: documents.length };
    },
    orders: () => [...orders.values()],
  };
}

/** The first of each list, then the second of each, each product once. */
function inTurns(lists: readonly (readonly ProductDocument[])[]): ProductDocument[] {
  const mixed = new Map<string, ProductDocument>();
  const longest = Math.max(...lists.map((list) => list.length));
  for (let place = 0; place < longest; place += 1) {
    for (const list of lists) {
      const document = list[place];
      if (document && !mixed.has(document.id)) mixed.set(document.id, document);
    }
  }
  return [...mixed.values()];
}
