/** Judged queries in this language, as shoppers type them. */
import type { JudgedQuery } from '../judged-query.ts';

export const TR_QUERIES: readonly JudgedQuery[] = [];
