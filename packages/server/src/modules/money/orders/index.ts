export { ordersModule } from './module.ts';
export { stampOf } from './orders.data.ts';
export type { Orders } from './orders.ts';
export { type OrderRow, createOrdersRepository } from './orders.repository.ts';
export { rechargeOrders } from './orders.tables.ts';
