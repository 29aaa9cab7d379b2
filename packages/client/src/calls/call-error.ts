/** A call that was answered, and not with what was asked for. `message` may be shown to a person. */
export class CallError extends Error {
  /** HTTP status of the answer. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = 'CallError';
    this.status = status;
  }
}
