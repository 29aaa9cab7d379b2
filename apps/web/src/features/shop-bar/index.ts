/** The line over a shop, in its two forms, and the choice of a shop where an administrator has to make one. */
export { AdminAccess, NoShops } from './admin-access.tsx';
export { ShopBar } from './shop-bar.tsx';
export { StoreBar } from './store-bar.tsx';
