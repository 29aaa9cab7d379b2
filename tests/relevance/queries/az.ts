/** Judged queries in this language, as shoppers type them. */
import type { JudgedQuery } from '../judged-query.ts';

export const AZ_QUERIES: readonly JudgedQuery[] = [];
