/** Measures steps of the work: each is an observation of the metrics, and a span within the trace of a request. */
import { currentWork, runWithin } from './current-work.ts';
import type { Metrics } from './metrics.ts';
import type { SpanAttributes, SpanKind } from './tracing.ts';

interface StepOptions {
  kind?: SpanKind;
  attributes?: SpanAttributes;
}

export interface Measure {
  step<T>(name: string, work: () => Promise<T>, options?: StepOptions): Promise<T>;
  /** The same for work that yields; it ends with its last piece, or when its reader leaves it. */
  stream<T, R>(name: string, source: AsyncGenerator<T, R>, options?: StepOptions): AsyncGenerator<T, R>;
}

export function createMeasure({ stepSeconds }: Pick<Metrics, 'stepSeconds'>): Measure {
  function begin(name: string, { kind = 'internal', attributes }: StepOptions) {
    const stopClock = stepSeconds.startTimer({ step: name });
    const { requestId, span: parent } = currentWork();
    const span = parent?.child(name, kind, attributes);
    return {
      within: <T>(run: () => T): T => (span ? runWithin({ requestId, span }, run) : run()),
      end(error?: unknown) {
        stopClock();
        if (error !== undefined) span?.fail(error);
        span?.end();
      },
    };
  }

  return {
    async step(name, work, options = {}) {
      const step = begin(name, options);
      try {
        const result = await step.within(work);
        step.end();
        return result;
      } catch (error) {
        step.end(error);
        throw error;
      }
    },

    stream(name, source, options = {}) {
      // Begun here and not with the first piece, because the reader may ask for it from other work.
      const step = begin(name, options);
      return follow(source, step.within, step.end);
    },
  };
}

async function* follow<T, R>(
  source: AsyncGenerator<T, R>,
  within: <V>(run: () => V) => V,
  end: (error?: unknown) => void,
): AsyncGenerator<T, R> {
  let failure: unknown;
  let isOver = false;
  try {
    for (;;) {
      const next = await within(() => source.next());
      if (next.done) {
        isOver = true;
        return next.value;
      }
      yield next.value;
    }
  } catch (error) {
    failure = error;
    isOver = true;
    throw error;
  } finally {
    // Left by its reader: the source ends its own work.
    if (!isOver) await within(() => leave(source));
    end(failure);
  }
}

async function leave(source: AsyncGenerator<unknown, unknown>): Promise<void> {
  await source.return(undefined);
}
