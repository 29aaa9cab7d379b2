// Threads do not inherit the reading of TypeScript: registers it, then runs the module that the thread is for.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
