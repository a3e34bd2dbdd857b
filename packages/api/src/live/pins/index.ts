export * from './pins.contract.ts';
