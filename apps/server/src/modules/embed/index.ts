/** Public interface of the embed module. */
export type { ShopPage } from './draw-shop-page.ts';
export { embedRoutes } from './embed-routes.ts';
