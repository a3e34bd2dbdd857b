export * from './guesses.contract.ts';
export * from './guesses.schema.ts';
