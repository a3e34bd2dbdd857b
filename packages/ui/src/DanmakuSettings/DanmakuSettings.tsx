import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { DanmakuSwitch } from '../DanmakuComposer/index.ts';
import { crossingRange, danmakuDefaults, type DanmakuView } from '../DanmakuLayer/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Popover } from '../Popover/index.ts';
import { DanmakuPreview } from './DanmakuPreview.tsx';
import { foot, head, panel, rows } from './DanmakuSettings.css.ts';
import { SettingSlider } from './SettingSlider.tsx';
import { SettingSteps } from './SettingSteps.tsx';

export interface DanmakuSettingsProps {
  view: DanmakuView;
  /** The whole view after each change, while a slider is dragged too. */
  onViewChange: (view: DanmakuView) => void;
  /** Whether danmaku are shown. */
  on: boolean;
  onChange: (on: boolean) => void;
  /** Open from the start; default false. */
  defaultOpen?: boolean;
}

/** The gear of the danmaku: area, size, opacity and speed with a preview that follows at once. */
export function DanmakuSettings({ view, onViewChange, on, onChange, defaultOpen }: DanmakuSettingsProps) {
  const { t } = useLingui();
  const set = (change: Partial<DanmakuView>) => onViewChange({ ...view, ...change });
  const { opacity, crossing } = view;
  return (
    <Popover
      label={t`弹幕设置`}
      padding="none"
      side="top"
      align="end"
      defaultOpen={defaultOpen}
      trigger={<IconButton label={t`弹幕设置`} icon={<SlidersHorizontal size={20} aria-hidden />} />}
    >
      <div className={panel}>
        <div className={head}>
          {t`弹幕`}
          <DanmakuSwitch on={on} onChange={onChange} labelled />
        </div>
        <DanmakuPreview view={view} on={on} />
        <div className={rows}>
          <SettingSteps label={t`显示区域`} value={view.area} words={['1/4', '1/2', '3/4', t`整屏`]} onChange={(area) => set({ area })} />
          <SettingSteps label={t`字号`} value={view.size} words={[t`小`, t`标准`, t`大`, t`特大`]} onChange={(size) => set({ size })} />
          <SettingSlider label={t`不透明度`} value={opacity} min={0} max={100} step={5} words={t`${opacity}%`} onChange={(next) => set({ opacity: next })} />
          <SettingSlider label={t`飞过用时`} value={crossing} {...crossingRange} step={1} words={t`${crossing} 秒`} onChange={(next) => set({ crossing: next })} />
        </div>
        <div className={foot}>
          <span>{t`自动保存，换房间也生效`}</span>
          <Button tone="plain" size="s" onClick={() => onViewChange(danmakuDefaults)}>{t`恢复默认`}</Button>
        </div>
      </div>
    </Popover>
  );
}
