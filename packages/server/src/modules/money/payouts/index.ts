export { payoutsModule } from './module.ts';
export { payouts } from './payouts.tables.ts';
