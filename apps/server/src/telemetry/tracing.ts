/** The interface of traces. Without a collector nothing is traced, and no library of traces is loaded. */

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** `server`: answers a request; `client`: waits for another program; `internal`: work of this process. */
export type SpanKind = 'server' | 'client' | 'internal';

/**
 * A piece of work in a trace. Names and attributes contain neither queries nor anything of persons: they go to
 * whoever reads the collector.
 */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  child(name: string, kind: SpanKind, attributes?: SpanAttributes): Span;
  set(attributes: SpanAttributes): void;
  /** Marks it as failed. Of an error only its type is kept: messages may repeat what a shopper wrote. */
  fail(error?: unknown): void;
  end(): void;
}

export interface Tracing {
  /**
   * Begins a trace, or continues the one of a `traceparent` header (W3C Trace Context).
   * @returns undefined when this trace is not among those that are kept.
   */
  begin(
    name: string,
    options: { kind: SpanKind; parent?: string | undefined; attributes?: SpanAttributes },
  ): Span | undefined;
  /** Sends what is left; waits a few seconds at most. */
  close(): Promise<void>;
}

export const NO_TRACING: Tracing = { begin: () => undefined, close: async () => {} };
