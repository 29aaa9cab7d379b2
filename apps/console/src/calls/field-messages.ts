/** What the server says about single fields of a request that it refused. */
import { ApiProblem } from '@quarry/client';

export function fieldMessages(error: unknown): ApiProblem['errors'] {
  return error instanceof ApiProblem ? error.errors : [];
}

/** The message about a field, or about a part of it. */
export function messageAbout(error: unknown, name: string): string | undefined {
  return fieldMessages(error).find(({ field }) => field.split('.').includes(name))?.message;
}
