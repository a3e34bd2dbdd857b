export * from './share.contract.ts';
