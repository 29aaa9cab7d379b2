/** The embed module's front door. */
export { DEMO_KEYS } from './demo-shop-pages.ts';
export { embedRoutes } from './embed-routes.ts';
