import { useLingui } from '@lingui/react/macro';
import { MessageSquareText } from 'lucide-react';
import { Tooltip } from '../../actions/Tooltip/index.ts';
import { thumb, track } from './DanmakuSwitch.css.ts';

export interface DanmakuSwitchProps {
  /** Whether danmaku are shown. */
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
  /** Key that does the same, shown in the hint. */
  shortcut?: string;
  /** Shows its label beside it, so that no hint is needed; default false. */
  labelled?: boolean;
}

/** Turns the flying comments on and off. Chinese readers know it by its glyph, others by its icon. */
export function DanmakuSwitch({ on, onChange, disabled, shortcut, labelled = false }: DanmakuSwitchProps) {
  const { t, i18n } = useLingui();
  return (
    <Tooltip content={on ? t`关闭弹幕` : t`打开弹幕`} shortcut={shortcut} disabled={labelled || disabled}>
      <button
        type="button"
        role="switch"
        className={track}
        aria-checked={on}
        onClick={() => onChange(!on)}
        disabled={disabled}
        aria-label={t`弹幕`}
        aria-keyshortcuts={shortcut}
      >
        <span aria-hidden="true">{i18n.locale.startsWith('zh') ? '弹' : <MessageSquareText size={16} />}</span>
        <span className={thumb} />
      </button>
    </Tooltip>
  );
}
