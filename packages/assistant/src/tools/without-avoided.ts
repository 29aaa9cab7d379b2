/**
 * The store's tools for a shopper who must avoid something: searches exclude it, and recommendations and picture
 * searches omit products whose data state that they contain it. Facts about a product requested by id are unchanged.
 */
import { containing } from '../words/what-products-contain.ts';
import type { ProductDocument } from '@quarry/contract';
import { conceptOf } from '@quarry/language';
import type { FoundProducts, StoreTools } from './store-tools.ts';

/** @param avoided substances, as the conversation remembers them at the moment of each call. */
export function withoutAvoided(tools: StoreTools, avoided: () => readonly string[]): StoreTools {
  const isAllowed = ({ metadata }: ProductDocument): boolean =>
    avoided().every((value) => containing(metadata, value) !== 'contains');
  const { findByPictures } = tools;
  return {
    ...tools,
    async searchProducts(question) {
      const found = await tools.searchProducts(question);
      const values = avoided().filter((value) => found.documents.some((document) => concerns(document, value)));
      if (values.length === 0) return found;
      const exclude = [...new Set([...(question.filters?.exclude ?? []), ...values])];
      return tools.searchProducts({ ...question, filters: { ...question.filters, exclude } });
    },
    ...(findByPictures && {
      async findByPictures(question) {
        const found: FoundProducts = await findByPictures(question);
        const documents = found.documents.filter(isAllowed);
        return { ...found, documents, total: found.total - (found.documents.length - documents.length) };
      },
    }),
    async similarProducts(id, limit) {
      return (await tools.similarProducts(id, limit)).filter(({ document }) => isAllowed(document));
    },
    async goesWith(id, limit) {
      return (await tools.goesWith(id, limit)).filter(({ document }) => isAllowed(document));
    },
  };
}

/** What is eaten, taken or put on the skin. */
const FOR_THE_BODY: ReadonlySet<string | undefined> = new Set(['groceries', 'pharmacy', 'bodycare']);

/** A nut allergy is no matter of dresses, one to wool is. Of a product of an unknown kind anything may be. */
function concerns({ metadata: { category } }: ProductDocument, value: string): boolean {
  const kind = category === null ? undefined : conceptOf('category', category);
  return kind === undefined || conceptOf('material', value) !== undefined || FOR_THE_BODY.has(kind.trade);
}
