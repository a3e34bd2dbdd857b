export * from './hot.contract.ts';
export * from './news.contract.ts';
export * from './news.schema.ts';
