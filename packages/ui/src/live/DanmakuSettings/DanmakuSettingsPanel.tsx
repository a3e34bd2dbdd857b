import { useLingui } from '@lingui/react/macro';
import { Button } from '../../actions/Button/index.ts';
import { DanmakuSwitch } from '../DanmakuComposer/index.ts';
import {
  crossingRange,
  danmakuDefaults,
  type DanmakuView,
  type DanmakuBlockedUser,
  danmakuModes,
  type DanmakuMode,
} from '../DanmakuLayer/index.ts';
import { Slider } from '../../forms/Slider/index.ts';
import { Switch } from '../../forms/Switch/index.ts';
import { BlockedWords } from './BlockedWords.tsx';
import { DanmakuPreview } from './DanmakuPreview.tsx';
import { foot, head, panel, rows, switchRows, choice, choices } from './DanmakuSettings.css.ts';
import { SettingRow } from './SettingRow.tsx';
import { SettingSteps } from './SettingSteps.tsx';
import { Chip } from '../../actions/Chip/index.ts';
import { blocked, blockedCount, blockedHead, chips } from './BlockedWords.css.ts';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';

interface SettingModesProps {
  /** Ways of travelling that are not shown. */
  hidden: readonly DanmakuMode[];
  onChange: (hidden: readonly DanmakuMode[]) => void;
}

/** Choice of the modes shown; each can be hidden separately. */
function SettingModes({ hidden, onChange }: SettingModesProps) {
  const { t } = useLingui();
  const label = t`显示方式`;
  const words: Record<DanmakuMode, string> = { scroll: t`滚动`, top: t`顶部`, bottom: t`底部` };
  return (
    <SettingRow label={label}>
      <ToggleGroup
        multiple
        className={choices}
        aria-label={label}
        value={danmakuModes.filter((mode) => !hidden.includes(mode))}
        onValueChange={(shown) => onChange(danmakuModes.filter((mode) => !shown.includes(mode)))}
      >
        {danmakuModes.map((mode) => (
          <Toggle key={mode} className={choice} value={mode}>
            {words[mode]}
          </Toggle>
        ))}
      </ToggleGroup>
    </SettingRow>
  );
}

interface BlockedUsersProps {
  users: readonly DanmakuBlockedUser[];
  onChange: (users: readonly DanmakuBlockedUser[]) => void;
}

/** Members whose comments are blocked, each with a button to unblock. */
function BlockedUsers({ users, onChange }: BlockedUsersProps) {
  const { t } = useLingui();
  return (
    <div role="group" className={blocked} aria-label={t`屏蔽的人`}>
      <div className={blockedHead}>
        <span>
          {t`屏蔽的人`} <b className={blockedCount}>{users.length}</b>
        </span>
      </div>
      <div className={chips}>
        {users.map(({ userId, nickname }) => (
          <Chip
            key={userId}
            size="m"
            removeLabel={t`不再屏蔽 ${nickname}`}
            onRemove={() => onChange(users.filter((other) => other.userId !== userId))}
          >
            {nickname}
          </Chip>
        ))}
      </div>
    </div>
  );
}

export interface DanmakuSettingsPanelProps {
  view: DanmakuView;
  /** The whole view after each change, while a slider is dragged too. */
  onViewChange: (view: DanmakuView) => void;
  /** Whether danmaku are shown. */
  danmakuOn: boolean;
  onDanmakuChange: (on: boolean) => void;
}

/**
 * Settings of danmaku: their look, which are shown and which are blocked, with a preview that follows at once.
 * Resetting to the defaults leaves the blocklists alone.
 */
export function DanmakuSettingsPanel({ view, onViewChange, danmakuOn: on, onDanmakuChange }: DanmakuSettingsPanelProps) {
  const { t } = useLingui();
  const set = (change: Partial<DanmakuView>) => onViewChange({ ...view, ...change });
  const { blockedWords, blockedUsers } = view;
  const switches = [
    { id: 'sync', label: t`跟着画面`, note: t`画面到了那一刻才飞过` },
    { id: 'fold', label: t`重复折叠`, note: t`同样的话合成一条 ×N` },
    { id: 'gifts', label: t`礼物与进场`, note: t`也从画面上飞过` },
    { id: 'overlap', label: t`全部显示`, note: t`挤不下也不丢，会重叠` },
    { id: 'fullscreenOnly', label: t`只在全屏时显示` },
  ] as const;
  return (
    <div className={panel}>
      <div className={head}>
        {t`弹幕`}
        <DanmakuSwitch on={on} onChange={onDanmakuChange} labelled />
      </div>
      <DanmakuPreview view={view} on={on} />
      <div className={rows}>
        <SettingSteps label={t`显示区域`} value={view.area} words={['1/4', '1/2', '3/4', t`整屏`]} onChange={(area) => set({ area })} />
        <SettingSteps label={t`字号`} value={view.size} words={[t`小`, t`标准`, t`大`, t`特大`]} onChange={(size) => set({ size })} />
        <SettingModes hidden={view.hiddenModes} onChange={(hiddenModes) => set({ hiddenModes })} />
        <SettingRow label={t`不透明度`}>
          <Slider
            label={t`不透明度`}
            value={view.opacity}
            step={5}
            spoken={(opacity) => t`${opacity}%`}
            onValueChange={(opacity) => set({ opacity })}
          />
        </SettingRow>
        <SettingRow label={t`速度`}>
          <Slider
            label={t`速度`}
            value={view.crossing}
            {...crossingRange}
            format={(crossing) => t`${crossing} 秒`}
            spoken={(crossing) => t`${crossing} 秒飞过`}
            onValueChange={(crossing) => set({ crossing })}
          />
        </SettingRow>
      </div>
      <div className={switchRows}>
        {switches.map(({ id, label, ...more }) => (
          <Switch
            key={id}
            side="end"
            noteBeside
            checked={view[id]}
            onCheckedChange={(next) => onViewChange({ ...view, [id]: next })}
            {...more}
          >
            {label}
          </Switch>
        ))}
      </div>
      <BlockedWords words={blockedWords} onChange={(next) => set({ blockedWords: next })} />
      {blockedUsers.length > 0 && <BlockedUsers users={blockedUsers} onChange={(next) => set({ blockedUsers: next })} />}
      <div className={foot}>
        <span>{t`自动保存，换房间也生效`}</span>
        <Button
          tone="plain"
          size="s"
          onClick={() => onViewChange({ ...danmakuDefaults, blockedWords, blockedUsers })}
        >{t`恢复默认`}</Button>
      </div>
    </div>
  );
}
