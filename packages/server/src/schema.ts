// All tables in one place, for the migration generator. Modules import their own.
export * from './platform/events.tables.ts';
export * from './platform/idempotency.tables.ts';
export * from './modules/account/account.tables.ts';
export * from './modules/barrage/barrage.tables.ts';
export * from './modules/captcha/captcha.tables.ts';
export * from './modules/ledger/ledger.tables.ts';
export * from './modules/live/live.tables.ts';
export * from './modules/matches/matches.tables.ts';
export * from './modules/orders/orders.tables.ts';
export * from './modules/payouts/payouts.tables.ts';
export * from './ports/payment/sandbox.tables.ts';
export * from './modules/settings/settings.tables.ts';
