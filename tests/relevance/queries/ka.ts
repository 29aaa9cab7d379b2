/** Judged queries in this language, as shoppers type them. */
import type { JudgedQuery } from '../judged-query.ts';

export const KA_QUERIES: readonly JudgedQuery[] = [];
