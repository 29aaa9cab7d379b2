/** The embed module's front door. */
export type { ShopPage } from './draw-shop-page.ts';
export { embedRoutes } from './embed-routes.ts';
