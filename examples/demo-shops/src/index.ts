/** Public interface: invented shops with products, customers, orders, texts and branches, the same on every start. */
export { demoCustomers } from './orders/demo-customers.ts';
export { DEMO_TODAY, type DemoOrder, demoOrders, GUIDE_ORDER } from './orders/demo-orders.ts';
export { millionProducts } from './million.ts';
export { demoProducts } from './products/demo-products.ts';
export { DRAWING_VERSION } from './first-pictures.ts';
export { demoBranches } from './shops/demo-branches.ts';
export { demoTexts } from './shops/demo-texts.ts';
export { type CutOut, drawCutOut } from './illustrator/cut-out.ts';
export { type AlonePart, drawAlone, drawPicture, viewCount } from './illustrator/index.ts';
export { DEMO_STORES, demoStoreSettings } from './stores.ts';
export * from './vocabulary.ts';
