/** Requests to the database worker and its replies. */
export type WorkerOperation =
  /** Creates the database files where there are none. */
  | { op: 'create' }
  | { op: 'open' }
  | { op: 'close' }
  | { op: 'query'; sql: string; params: unknown[]; asArrays: boolean }
  | { op: 'exec'; sql: string };
export type WorkerRequest = WorkerOperation & { id: number };

export interface QueryResult {
  rows: unknown[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows?: number;
}

export interface WorkerReply {
  id: number;
  result?: QueryResult | null;
  error?: { message: string; code?: string; detail?: string; constraint?: string; table?: string };
}
