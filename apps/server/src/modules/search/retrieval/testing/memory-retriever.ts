/** A retriever in memory, for tests: does what a search server is asked to do, by looking at every document. */
import type {
  RetrievalConditions,
  RetrievalDocument,
  RetrievalRequest,
  RetrievalWord,
  Retrieved,
  Retriever,
} from '../retriever.ts';

interface Store {
  version: number;
  documents: Map<string, RetrievalDocument>;
}

export function createMemoryRetriever(): Retriever {
  const stores = new Map<string, Store>();
  return {
    health: async () => ({ status: 'serving' }),
    version: async (storeId) => stores.get(storeId)?.version ?? null,
    async apply(storeId, changes, version) {
      const store = stores.get(storeId);
      if (!store) throw new Error('A store is changed that is not indexed.');
      for (const change of changes) {
        if (change.kind === 'remove') store.documents.delete(change.id);
        else store.documents.set(change.document.id, change.document);
      }
      store.version = version;
    },
    async rebuild(storeId, documents, version) {
      const built = new Map<string, RetrievalDocument>();
      for await (const batch of documents) for (const document of batch) built.set(document.id, document);
      stores.set(storeId, { version, documents: built });
    },
    async find(storeId, requests, { signal } = {}) {
      signal?.throwIfAborted();
      const documents = [...(stores.get(storeId)?.documents.values() ?? [])];
      return requests.map((request) => retrieve(documents, request));
    },
    async drop(storeId) {
      stores.delete(storeId);
    },
    close: async () => {},
  };
}

function retrieve(documents: readonly RetrievalDocument[], request: RetrievalRequest): Retrieved {
  const wanted = documents.filter((document) => isWanted(document, request));
  const found = wanted.filter((document) => meets(document, request.conditions)).sort(orderOf(request));
  return {
    candidates: found
      .slice(request.skip, request.skip + request.take)
      .map(({ id, position, popularity }) => ({ id, position, popularity })),
    total: found.length,
    facets: request.facets.map(({ key, conditions }) => {
      const counts = new Map<string, number>();
      for (const { attributes } of wanted.filter((document) => meets(document, conditions))) {
        for (const pair of attributes.filter((one) => one.startsWith(`${key}=`))) {
          const value = pair.slice(key.length + 1);
          counts.set(value, (counts.get(value) ?? 0) + 1);
        }
      }
      return { key, values: [...counts].map(([value, count]) => ({ value, count })) };
    }),
  };
}

function isWanted(document: RetrievalDocument, { words, identifiers, fillsUp, meetsAllWords }: RetrievalRequest) {
  if (fillsUp || words.length + identifiers.length === 0) return true;
  const hasNumber = identifiers.some((one) => document.identifiers.includes(one));
  const met = words.filter((word) => meetsWord(document, word)).length;
  return meetsAllWords ? met === words.length : hasNumber || met > 0;
}

function meetsWord({ name, words, concepts, attributes }: RetrievalDocument, word: RetrievalWord): boolean {
  const [exact = ''] = word.forms;
  const tokens = [...name, ...words];
  return (
    word.forms.some((form) => tokens.includes(form)) ||
    word.concepts.some((one) => concepts.includes(one)) ||
    word.attributes.some((one) => attributes.includes(one)) ||
    (word.mayBeBeginning && tokens.some((token) => token.startsWith(exact))) ||
    (word.mayBeSlip && tokens.some((token) => hasSameLetters(token, exact)))
  );
}

/** Only the slip that the tests make: letters in another order. */
function hasSameLetters(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}

function meets(
  { id, attributes, prices, isAvailable }: RetrievalDocument,
  { attributes: groups, priceMin, priceMax, inStock, ids }: RetrievalConditions,
): boolean {
  return (
    groups.every((group) => group.some((pair) => attributes.includes(pair))) &&
    (priceMax === undefined || (prices !== null && prices.low <= priceMax)) &&
    (priceMin === undefined || (prices !== null && prices.high >= priceMin)) &&
    (inStock === undefined || isAvailable === inStock) &&
    (ids === undefined || ids.includes(id))
  );
}

function orderOf({ sort, words }: RetrievalRequest): (a: RetrievalDocument, b: RetrievalDocument) => number {
  const points = (document: RetrievalDocument) => words.filter((word) => meetsWord(document, word)).length;
  const sign = sort === 'price_desc' || sort === 'rating' ? -1 : 1;
  const figure = ({ price, rating }: RetrievalDocument) => sign * ((sort === 'rating' ? rating : price) ?? sign * 1e9);
  return (a, b) => {
    if (sort === 'relevance') return points(b) - points(a) || a.position - b.position;
    const byStock = Number(b.isAvailable) - Number(a.isAvailable);
    if (sort === 'newest') return byStock || b.position - a.position;
    return byStock || figure(a) - figure(b) || a.position - b.position;
  };
}
