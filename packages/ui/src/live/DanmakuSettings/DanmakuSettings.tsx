import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Popover } from '../../overlays/Popover/index.ts';
import { DanmakuSettingsPanel, type DanmakuSettingsPanelProps } from './DanmakuSettingsPanel.tsx';

export interface DanmakuSettingsProps extends DanmakuSettingsPanelProps {
  /** Open from the start; default false. */
  defaultOpen?: boolean;
}

/** The gear of the danmaku, which opens their settings. */
export function DanmakuSettings({ defaultOpen, ...settings }: DanmakuSettingsProps) {
  const { t } = useLingui();
  const name = t`弹幕设置`;
  return (
    <Popover
      label={name}
      padding="none"
      side="top"
      align="end"
      defaultOpen={defaultOpen}
      trigger={<IconButton label={name} icon={<SlidersHorizontal size={20} aria-hidden />} />}
    >
      <DanmakuSettingsPanel {...settings} />
    </Popover>
  );
}
