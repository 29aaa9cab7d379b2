/** Tasks: work that continues after the reply, with its progress and its result. */
import { z } from 'zod';

export const TaskKind = z.enum(['product_batch', 'import_dry_run', 'import']);
export type TaskKind = z.infer<typeof TaskKind>;

export const TaskStatus = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);
export type TaskStatus = z.infer<typeof TaskStatus>;

/** Missing ids or rejected rows that a result lists; the rest is counted. */
export const LISTED_PROBLEMS_MAX = 100;

/** Result of a batch of product changes. */
export const ProductBatchResult = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  deleted: z.number().int(),
  missing: z.number().int().meta({ description: 'Products to patch or delete that the store does not have.' }),
  missing_ids: z.array(z.string()).max(LISTED_PROBLEMS_MAX).meta({ description: 'The first of them.' }),
});
export type ProductBatchResult = z.infer<typeof ProductBatchResult>;

/** A row of a file that is not imported. */
export const RejectedImportRow = z.object({
  place: z.object({ unit: z.enum(['line', 'item']), number: z.number().int() }),
  column: z.string().nullable().meta({ description: 'null: the whole row is broken.' }),
  value: z.string(),
  reason: z.string(),
  fix: z.string(),
});
export type RejectedImportRow = z.infer<typeof RejectedImportRow>;

/** Result of an import, and of a dry run, which changes nothing. */
export const ImportResult = z.object({
  products: z.number().int().meta({ description: 'Valid products in the file.' }),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  missing: z.number().int().meta({ description: 'Products of the store that the file does not contain.' }),
  deleted: z.number().int().meta({ description: 'Of these, how many were deleted, if that was asked for.' }),
  rejected: z.number().int(),
  hidden: z.number().int().meta({ description: 'Rows that are marked as not published.' }),
  rejected_rows: z.array(RejectedImportRow).max(LISTED_PROBLEMS_MAX).meta({ description: 'The first of them.' }),
  warnings: z.array(z.string()),
});
export type ImportResult = z.infer<typeof ImportResult>;

export const TaskResult = z.union([ProductBatchResult, ImportResult]);
export type TaskResult = z.infer<typeof TaskResult>;

export const Task = z.object({
  id: z.string(),
  kind: TaskKind,
  status: TaskStatus,
  progress: z.object({
    done: z.number().int(),
    total: z.number().int().meta({ description: '0: not known yet.' }),
  }),
  result: TaskResult.nullable(),
  error: z.string().nullable().meta({ description: 'Why it failed, in words for staff.' }),
  created_at: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
});
export type Task = z.infer<typeof Task>;

/** Reply of a call that starts a task. */
export const StartedTask = z.object({ task: Task });
export type StartedTask = z.infer<typeof StartedTask>;
