/** Background jobs: started when the server is ready, stopped before it is closed. */
import fastifyPlugin from 'fastify-plugin';

export interface BackgroundJob {
  /** Returns at once. */
  start(): void;
  /** Resolves when the job has completely stopped. */
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
