/** A collector of traces for tests: reads OTLP over HTTP (JSON) as OpenTelemetry's own collector does. */
import http from 'node:http';
import { z } from 'zod';
import { portOf } from '../../providers/port-of.ts';

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const ReceivedSpan = z.object({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  attributes: z.array(Attribute).default([]),
  status: z.object({ code: z.number().default(0) }),
});
const ExportRequest = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(ReceivedSpan) })),
    }),
  ),
});

export type ReceivedSpan = z.infer<typeof ReceivedSpan>;

export interface Collector {
  endpoint: string;
  spans: ReceivedSpan[];
  /** Everything that was received, as it was sent. */
  bodies: string[];
  paths: string[];
  close(): Promise<void>;
}

/** @param status of its replies; default: it accepts what it gets. */
export async function startCollector({ status = 200 } = {}): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const paths: string[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      bodies.push(body);
      paths.push(request.url ?? '');
      const { resourceSpans } = ExportRequest.parse(JSON.parse(body));
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${portOf(server)}`,
    spans,
    bodies,
    paths,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
