/** Public interface of the orders module. */
export { createOrdersRepository, type OrdersRepository, type PlacedOrder } from './orders-repository.ts';
export { createOrdersService, type OrdersService } from './orders-service.ts';
