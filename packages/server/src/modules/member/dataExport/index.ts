export { dataExportModule } from './module.ts';
