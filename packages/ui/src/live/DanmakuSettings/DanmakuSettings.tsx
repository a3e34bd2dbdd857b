import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import type { DanmakuSettingsPanelProps } from './DanmakuSettingsPanel.tsx';

export type DanmakuSettingsProps = DanmakuSettingsPanelProps;

const load = () => import('./DanmakuSettingsMenu.tsx');

/** The gear of the danmaku, which opens their settings; their code comes when it is first approached. */
export function DanmakuSettings(settings: DanmakuSettingsProps) {
  const { t } = useLingui();
  const { Loaded, approach, pressed } = useDeferred(load);
  if (Loaded) return <Loaded {...settings} autoFocus={approach.autoFocus} pressed={pressed} />;
  return <IconButton label={t`弹幕设置`} icon={<SlidersHorizontal size={20} aria-hidden />} aria-haspopup="dialog" {...approach} />;
}
