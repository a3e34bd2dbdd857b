export { legalEditions } from './legal.tables.ts';
export { legalModule } from './module.ts';
