/** Work that goes on beside the requests: begins when the server is ready, and has ended when the server is closed. */
import fastifyPlugin from 'fastify-plugin';

export interface BackgroundJob {
  /** Returns at once. */
  start(): void;
  /** Resolves when nothing of it goes on any more. */
  stop(): Promise<void>;
}

export const backgroundJobs = fastifyPlugin<{ jobs: readonly BackgroundJob[] }>(async (app, { jobs }) => {
  app.addHook('onReady', async () => {
    for (const job of jobs) job.start();
  });
  app.addHook('onClose', async () => {
    await Promise.all(jobs.map((job) => job.stop()));
  });
});
