/** A turn in a small shop of torches with given operations instead of a reader, to test the plan alone. */
import type { Language, ProductDocument } from '@quarry/contract';
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import type { Operation, OperationKind, SlotType } from '../dialogue/operation.ts';
import { createLedger } from '../guard/ledger.ts';
import { emptyMemory, type Memory, putOnTable, toShown } from '../memory/memory.ts';
import type { Turn } from '../minds/mind.ts';
import { planTurn } from '../plan/plan-turn.ts';
import type { StoreTools } from '../tools/store-tools.ts';
import { foldText } from '../words/fold-text.ts';
import { littleShop } from './little-shop.ts';
import { aDocument } from './products.ts';

const torch = (id: string, title: string, price: number, weight: string, description: string, fits: string) =>
  aDocument(id, {
    title,
    current_price: price,
    category: 'torches',
    category_path: ['Lighting', 'Torches'],
    description,
    attributes: { weight, mount: fits },
    currency: 'USD',
  });

export const TORCHES: readonly ProductDocument[] = [
  torch('t1', 'Fjord torch 300 lm', 20, '180 g', 'Runs for 6 hours. Battery not included.', 'orla 3'),
  torch('t2', 'Fjord torch 900 lm, 2 ports', 45, '320 g', 'Rechargeable through USB.', 'orla 3 max'),
  torch('t3', 'Skog torch 200 lm', 15, '90 g', 'The beam can be tilted. Age: 6+', 'orla 3'),
];

function torchShop(): StoreTools {
  return {
    ...littleShop(),
    async searchProducts({ query, filters = {} }) {
      const words = foldText(query).split(/\s+/);
      const { price_max = Number.POSITIVE_INFINITY } = filters;
      const documents = TORCHES.filter(
        ({ metadata }) =>
          words.some((word) => foldText(metadata.title).includes(word.replace(/e?s$/u, ''))) &&
          (metadata.current_price ?? 0) <= price_max,
      );
      return { total: documents.length, documents, understood: {}, recoveredBy: null };
    },
    productFacts: async (ids) => TORCHES.filter(({ id }) => ids.includes(id)),
  };
}

/** `operation('ask-fact', 'feature', 'battery')`; a type with a dash before it is negated. */
export function operation(
  kind: OperationKind,
  ...slots: readonly [type: SlotType | `-${SlotType}`, text: string][]
): Operation {
  return {
    kind,
    confidence: 1,
    slots: slots.map(([type, text]) => {
      const isNegated = type.startsWith('-');
      // oxlint-disable-next-line typescript/consistent-type-assertions -- tests write slot types with a sign before them
      const plain = (isNegated ? type.slice(1) : type) as SlotType;
      return { type: plain, text, start: 0, end: 0, confidence: 1, ...(isNegated && { isNegated }) };
    }),
  };
}

/** All torches are shown, as after a search for "torch". */
export function torchesOnTable(): Memory {
  const memory = emptyMemory();
  memory.wishes = { words: 'torch', said: 'torch', filters: {}, sort: 'relevance' };
  putOnTable(memory, { products: TORCHES.map(toShown), page: 1, total: TORCHES.length });
  return memory;
}

/** A turn in the shop of torches. */
export function turnOf(
  message: string,
  operations: readonly Operation[] = [],
  memory: Memory = torchesOnTable(),
  language: Language = 'en',
): Turn {
  const store = demoStoreSettings('quarry');
  return {
    message,
    language,
    store,
    memory,
    tools: torchShop(),
    ledger: createLedger({ memory, said: [message], storeName: store.name }),
    history: [],
    reading: { operations: [...operations], language, isRomanized: false },
    conversationId: 'c1',
    signal: new AbortController().signal,
  };
}

/** @returns what is said and shown; null where the plan leaves the turn to others. */
export async function planned(
  message: string,
  operations: readonly Operation[],
  memory: Memory = torchesOnTable(),
  language: Language = 'en',
): Promise<{ text: string; ids: string[]; memory: Memory } | null> {
  const turn = turnOf(message, operations, memory, language);
  const take = await planTurn(turn);
  if (!take) return null;
  let text = '';
  let ids: string[] = [];
  for await (const piece of take()) {
    if (piece.type === 'text') text += piece.content;
    if (piece.type === 'docs') ids = piece.content.documents.map(({ id }) => id);
  }
  return { text, ids, memory };
}
