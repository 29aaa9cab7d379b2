/** The server answered a call with an error. `message` may be shown to users. */
export class CallError extends Error {
  /** HTTP status of the reply. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = 'CallError';
    this.status = status;
  }
}
