import type { DanmakuSettingsPanelProps } from './DanmakuSettingsPanel.tsx';
import type { RootProps } from '../../theme/root.ts';
import type { OpenProps } from '../../theme/useControllableState.ts';

export interface DanmakuSettingsProps extends DanmakuSettingsPanelProps, OpenProps, RootProps {}
