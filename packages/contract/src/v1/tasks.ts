/** Tasks: work that continues after the reply, with its progress and its result. */
import { z } from 'zod';
import { ImportNotice } from './import-notices.ts';
import { type Operation, problems, READ_LIMIT, WRITE_LIMIT } from './operation.ts';
import { InStore, InStoreWithId, ListQuery, pageOf } from './shared.ts';

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
  warnings: z.array(ImportNotice),
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

export const TASK_EXAMPLE: Task = {
  id: '0b6f1c8e-2f0e-4a55-9f0a-3d1f5f1f7c10',
  kind: 'product_batch',
  status: 'done',
  progress: { done: 2, total: 2 },
  result: { created: 1, updated: 1, unchanged: 0, deleted: 0, missing: 0, missing_ids: [] },
  error: null,
  created_at: '2026-11-02T10:00:00.000Z',
  started_at: '2026-11-02T10:00:00.100Z',
  finished_at: '2026-11-02T10:00:00.200Z',
};
export const QUEUED_TASK_EXAMPLE: Task = {
  ...TASK_EXAMPLE,
  status: 'queued',
  progress: { done: 0, total: 2 },
  result: null,
  started_at: null,
  finished_at: null,
};

const TASK_ADDRESS = { store: 'myshop', id: TASK_EXAMPLE.id };

export const tasksOperations = {
  tasks: {
    method: 'GET',
    url: '/api/v1/stores/:store/tasks',
    limit: READ_LIMIT,
    permission: 'products:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Tasks'],
      summary: 'Tasks of a store, the newest first',
      params: InStore,
      querystring: ListQuery,
      response: { 200: pageOf(Task), ...problems },
    },
    example: { params: { store: 'myshop' }, reply: { items: [TASK_EXAMPLE], next_cursor: null } },
  },
  task: {
    method: 'GET',
    url: '/api/v1/stores/:store/tasks/:id',
    limit: READ_LIMIT,
    permission: 'products:read',
    isIdempotent: false,
    isAudited: false,
    schema: {
      tags: ['Tasks'],
      summary: 'A task with its progress and its result',
      params: InStoreWithId,
      response: { 200: Task, ...problems },
    },
    example: { params: TASK_ADDRESS, reply: TASK_EXAMPLE },
  },
  cancelTask: {
    method: 'POST',
    url: '/api/v1/stores/:store/tasks/:id/cancel',
    limit: WRITE_LIMIT,
    permission: 'products:write',
    isIdempotent: true,
    isAudited: true,
    schema: {
      tags: ['Tasks'],
      summary: 'Cancel a task; what it has done stays',
      params: InStoreWithId,
      response: { 200: Task, ...problems },
    },
    example: { params: TASK_ADDRESS, reply: { ...QUEUED_TASK_EXAMPLE, status: 'cancelled' } },
  },
} as const satisfies Record<string, Operation>;
