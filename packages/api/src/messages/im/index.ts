export * from './im.contract.ts';
