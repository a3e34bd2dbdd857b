export * from './schedule.contract.ts';
export * from './reserve.contract.ts';
