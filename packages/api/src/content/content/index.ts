export * from './contentCard.ts';
export * from './content.contract.ts';
export * from './content.schema.ts';
export * from './desk.contract.ts';
export * from './desk.schema.ts';
export * from './topics.ts';
