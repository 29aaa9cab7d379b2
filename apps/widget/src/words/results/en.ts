import type { ResultsWords } from './results-words.ts';

export const resultsWords: ResultsWords = {
  searchFor: 'Search',
  results: (query, { total, great }) => {
    const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);
    const similar = total - great;
    if (similar === 0) return `${products(total)} for “${query}”`;
    if (great === 0)
      return `No exact match for “${query}”: ${total === 1 ? '1 similar product' : `${total} similar products`}`;
    return `${products(great)} for “${query}”, and ${similar} similar`;
  },
  nothing: (query) => `Nothing found for “${query}”`,
  nothingHint: 'Try fewer words, or say it in another way.',
  similar: 'Similar products',
  readAs: (typed, meant) => `“${typed}” was read as “${meant}”.`,
  asTyped: 'Search as typed',
  more: 'Show more',
  failed: 'The search did not answer.',
  retry: 'Try again',
  without: (label) => `Remove “${label}”`,
  loading: 'Searching…',
  close: 'Close',
  originalPrice: 'Original price',
  filters: 'Filters',
  clearAll: 'Clear all',
  sort: 'Order',
  orders: {
    relevance: 'Best match',
    price_asc: 'Price: low to high',
    price_desc: 'Price: high to low',
    newest: 'Newest first',
    rating: 'Best rated',
  },
  lowest: 'Lowest price',
  highest: 'Highest price',
  pages: 'Pages',
  before: 'Previous page',
  after: 'Next page',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  products: (count) => (count === 1 ? '1 product' : `${count} products`),
  addToCart: 'Add to cart',
  added: 'Added',
  notAdded: 'Could not be added',
};
