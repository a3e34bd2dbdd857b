import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { useLingui } from '@lingui/react/macro';
import { danmakuModes, type DanmakuMode } from '../DanmakuLayer/index.ts';
import { choice, choices } from './DanmakuSettings.css.ts';
import { SettingRow } from './SettingRow.tsx';

export interface SettingModesProps {
  /** Ways of travelling that are not shown. */
  hidden: readonly DanmakuMode[];
  onChange: (hidden: readonly DanmakuMode[]) => void;
}

/** Choice of the modes shown; each can be hidden separately. */
export function SettingModes({ hidden, onChange }: SettingModesProps) {
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
