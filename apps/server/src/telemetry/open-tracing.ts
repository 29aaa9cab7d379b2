/**
 * Traces by OpenTelemetry, sent to a collector as OTLP over HTTP (JSON). Loaded only when a collector is configured.
 * Spans are sent in batches beside the requests; while the collector is away they are dropped.
 */
import os from 'node:os';
import { ROOT_CONTEXT, SpanKind as Kind, SpanStatusCode, type Span as OtelSpan, trace } from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { OnError } from '../log.ts';
import type { Span, SpanKind, Tracing } from './tracing.ts';

export interface TracingOptions {
  /** Base address of the collector; `/v1/traces` is added. */
  endpoint: string;
  /** Share of the traces that begin here and are kept, 0 to 1. A trace of a caller is kept if its caller keeps it. */
  share: number;
  onError: OnError;
}

/** The server stops within 8 seconds, so the last spans may take less. */
const SEND_WITHIN_MS = 3_000;

const KINDS: Readonly<Record<SpanKind, Kind>> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  internal: Kind.INTERNAL,
};

export function openTracing({ endpoint, share, onError }: TracingOptions): Tracing {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = withReport(new OTLPTraceExporter({ url, timeoutMillis: SEND_WITHIN_MS }), onError);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'quarry',
      'service.instance.id': `${os.hostname()}:${process.pid}`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: SEND_WITHIN_MS })],
  });
  const tracer = provider.getTracer('quarry');

  function wrap(span: OtelSpan): Span {
    const { traceId, spanId } = span.spanContext();
    return {
      traceId,
      spanId,
      child: (name, kind, attributes = {}) =>
        wrap(tracer.startSpan(name, { kind: KINDS[kind], attributes }, trace.setSpan(ROOT_CONTEXT, span))),
      set: (attributes) => void span.setAttributes(attributes),
      fail(error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        if (error !== undefined) span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      },
      end: () => span.end(),
    };
  }

  return {
    begin(name, { kind, parent, attributes = {} }) {
      const remote = parent === undefined ? null : parseTraceParent(parent);
      const context = remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context);
      return span.isRecording() ? wrap(span) : undefined;
    },
    // What the collector does not accept was reported.
    close: () => provider.shutdown().catch(() => undefined),
  };
}

/** Reports the first batch that is not accepted after one that was, rather than every one of an outage. */
function withReport(exporter: SpanExporter, onError: OnError): SpanExporter {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code === ExportResultCode.FAILED;
        if (hasFailed && !isAway) onError('Traces are not accepted by the collector and are dropped.', result.error);
        isAway = hasFailed;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
