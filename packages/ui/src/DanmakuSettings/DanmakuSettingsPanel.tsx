import { useLingui } from '@lingui/react/macro';
import { Button } from '../Button/index.ts';
import { DanmakuSwitch } from '../DanmakuComposer/index.ts';
import { crossingRange, danmakuDefaults, type DanmakuView } from '../DanmakuLayer/index.ts';
import { BlockedUsers } from './BlockedUsers.tsx';
import { BlockedWords } from './BlockedWords.tsx';
import { DanmakuPreview } from './DanmakuPreview.tsx';
import { foot, head, panel, rows, switches } from './DanmakuSettings.css.ts';
import { SettingModes } from './SettingModes.tsx';
import { SettingSlider } from './SettingSlider.tsx';
import { SettingSteps } from './SettingSteps.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';

export interface DanmakuSettingsPanelProps {
  view: DanmakuView;
  /** The whole view after each change, while a slider is dragged too. */
  onViewChange: (view: DanmakuView) => void;
  /** Whether danmaku are shown. */
  on: boolean;
  onChange: (on: boolean) => void;
}

/** How danmaku look, which are shown and what is kept away, with a preview that follows at once. The defaults leave what is blocked alone. */
export function DanmakuSettingsPanel({ view, onViewChange, on, onChange }: DanmakuSettingsPanelProps) {
  const { t } = useLingui();
  const set = (change: Partial<DanmakuView>) => onViewChange({ ...view, ...change });
  const { opacity, crossing, blockedWords, blockedUsers } = view;
  return (
    <div className={panel}>
      <div className={head}>
        {t`弹幕`}
        <DanmakuSwitch on={on} onChange={onChange} labelled />
      </div>
      <DanmakuPreview view={view} on={on} />
      <div className={rows}>
        <SettingSteps label={t`显示区域`} value={view.area} words={['1/4', '1/2', '3/4', t`整屏`]} onChange={(area) => set({ area })} />
        <SettingSteps label={t`字号`} value={view.size} words={[t`小`, t`标准`, t`大`, t`特大`]} onChange={(size) => set({ size })} />
        <SettingModes hidden={view.hiddenModes} onChange={(hiddenModes) => set({ hiddenModes })} />
        <SettingSlider label={t`不透明度`} value={opacity} min={0} max={100} step={5} words={String(opacity)} spoken={t`${opacity}%`} onChange={(next) => set({ opacity: next })} />
        <SettingSlider label={t`速度`} value={crossing} {...crossingRange} step={1} words={t`${crossing} 秒`} spoken={t`${crossing} 秒飞过`} onChange={(next) => set({ crossing: next })} />
      </div>
      <div className={switches}>
        <SettingSwitch label={t`重复折叠`} note={t`同样的话合成一条 ×N`} on={view.fold} onChange={(fold) => set({ fold })} />
        <SettingSwitch label={t`礼物与进场`} note={t`也从画面上飞过`} on={view.gifts} onChange={(gifts) => set({ gifts })} />
        <SettingSwitch label={t`全部显示`} note={t`挤不下也不丢，会重叠`} on={view.overlap} onChange={(overlap) => set({ overlap })} />
        <SettingSwitch label={t`只在全屏时显示`} on={view.fullscreenOnly} onChange={(fullscreenOnly) => set({ fullscreenOnly })} />
      </div>
      <BlockedWords words={blockedWords} onChange={(next) => set({ blockedWords: next })} />
      {blockedUsers.length > 0 && <BlockedUsers users={blockedUsers} onChange={(next) => set({ blockedUsers: next })} />}
      <div className={foot}>
        <span>{t`自动保存，换房间也生效`}</span>
        <Button tone="plain" size="s" onClick={() => onViewChange({ ...danmakuDefaults, blockedWords, blockedUsers })}>{t`恢复默认`}</Button>
      </div>
    </div>
  );
}
