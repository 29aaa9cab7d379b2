// Starts the worker from its TypeScript source: used in development and tests, where nothing is bundled.
import { register } from 'tsx/esm/api';

register();
await import('./index-worker.ts');
