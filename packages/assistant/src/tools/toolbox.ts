/**
 * The store's tools for one turn of a mind. Every result is added to the ledger, which the guard reads, and every call
 * to the trace. Calls are aborted when the shopper disconnects.
 */
import type { Language, MatchReason, ProductDocument, ShopTextTopic } from '@quarry/contract';
import type { Ledger } from '../guard/ledger.ts';
import type { OrderQuestion, PictureQuestion, ProductQuestion, StoreTools } from './store-tools.ts';

/** One tool call as the trace keeps it. Proofs of identity are left out on purpose. */
export interface ToolCall {
  tool: keyof StoreTools;
  input: Record<string, unknown>;
  results: number;
  ms: number;
}

export interface ToolboxParts {
  tools: StoreTools;
  ledger: Ledger;
  calls: ToolCall[];
  signal: AbortSignal;
}

export function createToolbox({ tools, ledger, calls, signal }: ToolboxParts): StoreTools {
  async function noted<Result>(
    tool: keyof StoreTools,
    input: Record<string, unknown>,
    work: () => Promise<Result>,
    count: (result: Result) => number,
  ): Promise<Result> {
    signal.throwIfAborted();
    const started = performance.now();
    const result = await untilAborted(work(), signal);
    calls.push({ tool, input, results: count(result), ms: Math.round(performance.now() - started) });
    return result;
  }

  async function beside(tool: 'similarProducts' | 'goesWith', id: string, limit: number) {
    const found = await noted(
      tool,
      { id, limit },
      () => tools[tool](id, limit),
      (result) => result.length,
    );
    ledger.addProducts(found.map(({ document }) => document));
    return found;
  }

  return {
    async searchProducts({ reasons = [], ...question }: ProductQuestion) {
      const answer = await noted(
        'searchProducts',
        { ...question },
        () => tools.searchProducts(question),
        (result) => result.total,
      );
      const found = { ...answer, documents: answer.documents.map((document) => withReasons(document, reasons)) };
      ledger.addProducts(found.documents);
      ledger.addCount(found.total);
      ledger.addLimits(found.understood);
      if (question.filters) ledger.addLimits(question.filters);
      return found;
    },
    ...(tools.findByPictures && {
      async findByPictures(question: PictureQuestion) {
        const { images, ...rest } = question;
        const found = await noted(
          'findByPictures',
          { ...rest, images: images.length },
          () => tools.findByPictures?.(question) ?? Promise.reject(new Error('Nobody looks at pictures.')),
          (result) => result.total,
        );
        ledger.addProducts(found.documents);
        ledger.addCount(found.total);
        ledger.addLimits(found.understood);
        return found;
      },
    }),
    async productFacts(ids: readonly string[]) {
      const documents = await noted(
        'productFacts',
        { ids },
        () => tools.productFacts(ids),
        (result) => result.length,
      );
      ledger.addProducts(documents);
      return documents;
    },
    similarProducts: (id: string, limit: number) => beside('similarProducts', id, limit),
    goesWith: (id: string, limit: number) => beside('goesWith', id, limit),
    async orderStatus(question: OrderQuestion) {
      const answer = await noted(
        'orderStatus',
        { number: question.number },
        () => tools.orderStatus(question),
        (result) => (result.kind === 'told' ? result.orders.length : 0),
      );
      if (answer.kind === 'told') ledger.addOrders(answer.orders);
      return answer;
    },
    async shopText(topic: ShopTextTopic, language: Language) {
      const text = await noted(
        'shopText',
        { topic },
        () => tools.shopText(topic, language),
        (result) => (result ? 1 : 0),
      );
      if (text) ledger.addFact(text.body);
      return text;
    },
    async branches() {
      const branches = await noted(
        'branches',
        {},
        () => tools.branches(),
        (result) => result.length,
      );
      for (const { name, address, hours, phone } of branches) ledger.addFact([name, address, hours, phone].join('\n'));
      return branches;
    },
    handOver: () =>
      noted(
        'handOver',
        {},
        () => tools.handOver(),
        () => 1,
      ),
    localTime: () => tools.localTime(),
  };
}

function withReasons({ id, metadata }: ProductDocument, reasons: readonly MatchReason[]): ProductDocument {
  return { id, metadata: { ...metadata, reasons: [...(metadata.reasons ?? []), ...reasons] } };
}

/** The promise, or a rejection as soon as the signal fires; what the promise then brings is not looked at. */
export function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  if (signal.aborted) {
    work.catch(() => {});
    return Promise.reject(signal.reason);
  }
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
