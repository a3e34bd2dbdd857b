export { webhooksModule } from './module.ts';
export { webhookDeliveries, webhookEndpoints } from './webhooks.tables.ts';
