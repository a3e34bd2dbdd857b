export { operationsModule } from './module.ts';
export { runAdmin } from './cli.ts';
