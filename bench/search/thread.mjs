// Threads do not inherit the TypeScript loader: registers it, then runs the thread's module.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
