export { DanmakuSettings, type DanmakuSettingsProps } from './DanmakuSettings.tsx';
