export * from './raids.contract.ts';
