/** Public interface of the orders module. */
export { createOrdersRepository, type OrdersRepository, type PlacedOrder } from './orders-repository.ts';
export { createOrdersImport, type OrdersImport } from './orders-import.ts';
export { createOrdersService, type OrdersService } from './orders-service.ts';
export { ordersUndos, type OrdersV1Parts, ordersV1Handlers } from './orders-v1-handlers.ts';
