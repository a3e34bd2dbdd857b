export * from './realtime.contract.ts';
