export * from './dataExport.contract.ts';
