/** Search by words: the field, what was found, and everything to narrow it by. */
export { SearchPanel } from './search-panel.tsx';
export { ShopPicker } from './shop-picker.tsx';
