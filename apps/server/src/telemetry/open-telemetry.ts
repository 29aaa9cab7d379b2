/** Opens what is seen of a running server from outside: its metrics and, where a collector is configured, its traces. */
import type { Config } from '../config.ts';
import type { OnError } from '../log.ts';
import { createMeasure } from './measure.ts';
import { createMeasuredParts } from './measured-parts.ts';
import { createMetrics } from './metrics.ts';
import { NO_TRACING } from './tracing.ts';

export async function openTelemetry({ traces }: Pick<Config, 'traces'>, onError: OnError) {
  const metrics = createMetrics();
  // Loaded only here: without a collector its libraries would cost memory and time of the start.
  const tracing = traces ? (await import('./open-tracing.ts')).openTracing({ ...traces, onError }) : NO_TRACING;
  return {
    metrics,
    tracing,
    measured: createMeasuredParts(metrics, createMeasure(metrics)),
    /** For `onFallback` of a provider. */
    fallbackOf: (provider: string) => (reason: string) => metrics.fallbacks.inc({ provider, reason }),
  };
}
