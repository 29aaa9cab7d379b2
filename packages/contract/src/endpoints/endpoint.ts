/** What every call declares: its method, URL, rate limit and schemas. */
import type { z } from 'zod';
import type { CallLimit } from '../call-limit.ts';
import { Problem } from '../problems.ts';

export const problems = { '4xx': Problem, '5xx': Problem };

/** A call with its rate limit; every call declares one. */
export interface LimitedCall {
  method: string;
  url: string;
  limit: CallLimit;
  /** An additional limit for requests with a body larger than the JSON maximum; checked before the body is read. */
  uploadLimit?: CallLimit;
}

export interface Endpoint extends LimitedCall {
  schema: {
    tags: readonly string[];
    summary: string;
    body?: z.ZodType;
    querystring?: z.ZodObject;
    params?: z.ZodObject;
    headers?: z.ZodObject;
    response: Record<string, z.ZodType>;
  };
  /** JSON body of a call that also accepts multipart forms. */
  json?: z.ZodType;
  multipart?: z.ZodType;
  /** Media type of the file that the call returns instead of JSON. */
  answersFile?: string;
  /** The form's files by name; by default those of a chat message. */
  files?: Record<string, unknown>;
}
