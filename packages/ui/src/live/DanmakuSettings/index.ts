export { DanmakuSettings, type DanmakuSettingsProps } from './DanmakuSettings.tsx';
export { DanmakuSettingsPanel, type DanmakuSettingsPanelProps } from './DanmakuSettingsPanel.tsx';
