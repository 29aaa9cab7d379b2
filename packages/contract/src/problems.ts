import { z } from 'zod';
import type { Quota } from './call-limit.ts';
import problems from './problems.json' with { type: 'json' };
import { SkippedPiece } from './try-on.ts';

/**
 * Every error reply of the API, with its HTTP status and user-facing text: `problems.json`, the only source of error
 * texts for calls.
 */
export const PROBLEMS: Readonly<Record<keyof typeof problems, { status: number; message: string }>> = problems;
export type ProblemCode = keyof typeof PROBLEMS;

/** RFC 9457, plus fields that pages read: `details`, `error` and `message` repeat `detail`. */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  details: z.string(),
  error: z.string(),
  message: z.string(),
  success: z.literal(false),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  request_id: z.string().optional().meta({
    description: 'The same as in the header `X-Request-Id` and in the log of the server.',
  }),
  skipped: z.array(SkippedPiece).optional().meta({ description: 'Pieces that a look could not use.' }),
});
export type Problem = z.infer<typeof Problem>;

export interface ProblemExtras {
  /** Replaces the table's text with a more specific one. */
  detail?: string;
  errors?: { field: string; message: string }[];
  /** Seconds until a retry can succeed. */
  retryAfter?: number;
  /** The limit that was reached, if it is not the call's own. */
  quota?: Quota;
  /** Garments that a look could not use. */
  skipped?: SkippedPiece[];
}

/** Thrown by services and routes; one plugin converts it to a reply. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;
  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    super(extras.detail ?? PROBLEMS[code].message);
    this.name = 'ProblemError';
    this.code = code;
    this.extras = extras;
  }
}

export function problem(code: ProblemCode, extras?: ProblemExtras): ProblemError {
  return new ProblemError(code, extras);
}

/** The response body. */
export function problemBody(code: ProblemCode, extras: ProblemExtras = {}): Problem {
  const { status, message } = PROBLEMS[code];
  const detail = extras.detail ?? message;
  return {
    type: `urn:quarry:problem:${code}`,
    title: message,
    status,
    detail,
    code,
    details: detail,
    error: detail,
    message: detail,
    success: false,
    ...(extras.errors && { errors: extras.errors }),
    ...(extras.skipped && { skipped: extras.skipped }),
  };
}
