/** The search page: field, results and filters. */
export { SearchPanel } from './search-panel.tsx';
export { ShopPicker } from './shop-picker.tsx';
