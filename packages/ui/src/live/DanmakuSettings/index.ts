export { DanmakuSettings } from './DanmakuSettings.tsx';
export type { DanmakuSettingsProps } from './DanmakuSettings.types.ts';
export { DanmakuSettingsPanel, type DanmakuSettingsPanelProps } from './DanmakuSettingsPanel.tsx';
