export { AlertSettings, type AlertSettingsProps } from './AlertSettings.tsx';
export { alertDefaults, alertEvents, alertScopes, type AlertChoices, type AlertEvent, type AlertScope, type AlertWays } from './alerts.ts';
