/** A search server for catalogues that are larger than the memory of a process. */
export { createOpenSearchRetriever } from './opensearch-retriever.ts';
