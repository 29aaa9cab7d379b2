/** Public interface of the embed module. */
export { DEMO_KEYS } from './demo-shop-pages.ts';
export { embedRoutes } from './embed-routes.ts';
