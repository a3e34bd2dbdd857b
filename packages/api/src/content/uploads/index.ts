export * from './uploads.contract.ts';
