/** Why an engine did not answer. */

const RETRY_AFTER_SECONDS = 5;

/** The engine cannot be reached, or refuses work; it may answer again soon. */
export class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError';
  readonly retryAfterSeconds: number;

  constructor(
    message: string,
    { cause, retryAfterSeconds = RETRY_AFTER_SECONDS }: ErrorOptions & { retryAfterSeconds?: number } = {},
  ) {
    super(message, { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The deadline of a call passed before its answer. */
export class SearchTimeoutError extends SearchUnavailableError {
  override name = 'SearchTimeoutError';
}
