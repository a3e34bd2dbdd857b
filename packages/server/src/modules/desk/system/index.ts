export { systemModule } from './module.ts';
export { openSecrets, siteKeyFile, readSiteKey, WrongSiteKey } from './siteKey.ts';
export { type MoneySettings, usualMoneySettings } from './moneyRules.ts';
export { type SystemSettings, demoSettings, serverSecret, settingsWake } from './system.service.ts';
export { siteSecrets, systemSettings } from './system.tables.ts';
