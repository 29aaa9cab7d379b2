/** What the client of API v1 throws. */
import { isRecord } from '../is-record.ts';

/** A wrong field of a request. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** A refused or failed call. */
export class ApiProblem extends Error {
  /** HTTP status; 0 when no reply came. */
  readonly status: number;
  /** Such as `changed-meanwhile`, see the API's documentation; `unreachable` when no reply came. */
  readonly code: string;
  readonly errors: readonly FieldProblem[];
  /** Id of the request, to find it in the server's log. */
  readonly requestId: string | null;
  /** Seconds until a new try makes sense. */
  readonly retryAfter: number | null;

  /** @param body the problem that the server sent, unchecked. */
  constructor(status: number, body: unknown, headers: Headers = new Headers()) {
    const fields = isRecord(body) ? body : {};
    const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : null);
    super(text('detail') ?? `The call failed with status ${status}.`);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = text('code') ?? 'unexpected';
    this.errors = fieldProblems(fields.errors);
    this.requestId = text('request_id') ?? headers.get('x-request-id');
    const wait = headers.get('retry-after');
    this.retryAfter = wait === null ? null : Number(wait);
  }
}

function fieldProblems(errors: unknown): FieldProblem[] {
  if (!Array.isArray(errors)) return [];
  return errors.filter(isRecord).flatMap(({ field, message }) => {
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
  });
}
