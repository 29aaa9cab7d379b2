/** The sticky line over a shop page. */
export { ShopBar } from './shop-bar.tsx';
