export * from './sheets.schema.ts';
export * from './sheets.contract.ts';
