export * from './tokens.contract.ts';
