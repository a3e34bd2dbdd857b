export { systemModule } from './module.ts';
export { type MoneySettings, usualMoneySettings } from './moneyRules.ts';
export { type SystemSettings, demoSettings, serverSecret, settingsWake } from './system.service.ts';
export { systemSettings } from './system.tables.ts';
