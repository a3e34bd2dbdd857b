export * from './announcements.contract.ts';
export * from './application.contract.ts';
export * from './broadcasts.contract.ts';
export * from './health.contract.ts';
export * from './health.schema.ts';
export * from './settings.contract.ts';
export * from './studio.schema.ts';
