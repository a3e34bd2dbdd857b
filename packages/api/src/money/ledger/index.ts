export * from './wallet.schema.ts';
