/**
 * The site is a client-side application; its pages are prerendered, so that their text is visible before scripts
 * run.
 */
import path from 'node:path';
import { PAGES } from '@quarry/contract';
import type { Config } from '@react-router/dev/config';
import { finishPages } from './bundling/finish-pages.ts';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...PAGES],
  buildEnd: ({ reactRouterConfig }) => finishPages(path.join(reactRouterConfig.buildDirectory, 'client')),
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
