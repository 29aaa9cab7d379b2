/** A call that the server refused or that did not reach it. */
export interface FieldMessage {
  field: string;
  message: string;
}

export class CallFailure extends Error {
  /** HTTP status; 0 when no reply came. */
  readonly status: number;
  /** Code of the problem, such as `changed-meanwhile`; `unreachable` when no reply came. */
  readonly code: string;
  readonly fields: readonly FieldMessage[];
  /** Id of the request, to find it in the server's log. */
  readonly requestId: string | null;

  constructor(status: number, code: string, detail: string, fields: readonly FieldMessage[], requestId: string | null) {
    super(detail);
    this.name = 'CallFailure';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
  }
}
