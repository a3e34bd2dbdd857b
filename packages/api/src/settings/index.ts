export * from '../system/system.contract.ts';
