// All tables in one place, for the migration generator. Modules import their own.
export * from './platform/events.tables.ts';
export * from './platform/idempotency.tables.ts';
export * from './modules/account/account.tables.ts';
export * from './modules/account/qr/qr.tables.ts';
export * from './modules/account/sms/sms.tables.ts';
export * from './modules/activities/activities.tables.ts';
export * from './modules/barrage/barrage.tables.ts';
export * from './modules/captcha/captcha.tables.ts';
export * from './modules/ledger/ledger.tables.ts';
export * from './modules/live/live.tables.ts';
export * from './modules/matches/matches.tables.ts';
export * from './modules/operations/operations.tables.ts';
export * from './modules/settings/settings.tables.ts';
