/** The bar above a shop in its two forms, and the store selection for administrators. */
export { AdminAccess, NoShops } from './admin-access.tsx';
export { ShopBar } from './shop-bar.tsx';
export { StoreBar } from './store-bar.tsx';
