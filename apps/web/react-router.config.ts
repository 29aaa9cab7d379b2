/**
 * The site is a client-side application; the listed pages are prerendered, so that their text is visible before scripts
 * run.
 */
import path from 'node:path';
import { brand } from '@quarry/contract';
import type { Config } from '@react-router/dev/config';
import { finishPages } from './bundling/finish-pages.ts';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: false,
  prerender: [
    '/',
    '/pricing',
    '/integrations',
    '/team',
    '/book-demo',
    '/privacy-policy',
    '/terms',
    '/cookie-policy',
    '/dummy-shop',
    '/dev-dummy-shop',
    '/yc-2025-batch-spring',
    '/new-search',
    '/new-chat',
    '/dev-chat',
    '/integrated-view',
    '/button-chat',
    '/dressmeup',
    `/${brand.slug}-chat`,
    '/free-chat',
    '/compare_anim',
    '/chat_anim',
    '/chat_query_anim',
    '/search_anim',
    '/search_static',
    '/login',
  ],
  buildEnd: ({ reactRouterConfig }) => finishPages(path.join(reactRouterConfig.buildDirectory, 'client')),
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
