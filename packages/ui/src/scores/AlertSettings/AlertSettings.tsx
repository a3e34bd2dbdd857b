import { useLingui } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import { forwardRef, useId } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { Slider } from '../../forms/Slider/index.ts';
import { AlertTable } from './AlertTable.tsx';
import { alertDefaults, alertScopes, type AlertChoices, type AlertScope } from './alerts.ts';
import * as css from './AlertSettings.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

export interface AlertSettingsProps extends RootProps {
  /** Choices of the viewer; one that is left out is not offered. */
  value?: AlertChoices;
  /** Initial choices when `value` is left out (uncontrolled). Default those of `defaults`. */
  defaultValue?: AlertChoices;
  /** A choice was made, or all were restored. */
  onValueChange?: (value: AlertChoices) => void;
  /** Choices that 恢复默认 restores; default those of the specification. */
  defaults?: AlertChoices;
  /** Sounds to choose from; with none or one there is no choice. Default none. */
  sounds?: readonly { id: string; label: string }[];
  /** Number of favourite matches, shown beside 只看收藏; default not shown. */
  collectedCount?: number;
  /** Plays the chosen sound once; without it there is no 试听. */
  onPreview?: () => void;
}

/** Settings of alerts (提醒设置): which matches call, by which events, in a popup or with a sound. For a popover or a settings page. */
export const AlertSettings = forwardRef<HTMLDivElement, AlertSettingsProps>(function AlertSettings(
  {
    value: given,
    defaults = alertDefaults,
    defaultValue = defaults,
    onValueChange: notifyChange,
    sounds = [],
    collectedCount,
    onPreview,
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const [value, onChange] = useControllableState<AlertChoices>(given, defaultValue, notifyChange);
  const heading = useId();
  const { scope, events, soundId, volume } = value;
  const scopes: Record<AlertScope, string> = { collected: t`只看收藏`, list: t`当前列表`, all: t`全部比赛` };
  const hasSounds = sounds.length > 1 && soundId !== undefined;
  return (
    <div role="group" className={css.panel} aria-labelledby={heading} ref={ref} {...rootOf(root)}>
      <div className={css.head}>
        <h3 id={heading} className={css.title}>{t`提醒设置`}</h3>
        <button type="button" className={css.restore} onClick={() => onChange(defaults)}>{t`恢复默认`}</button>
      </div>
      {scope && (
        <SegmentedControl
          stretch
          size="s"
          label={t`哪些比赛提醒`}
          value={scope}
          segments={alertScopes.map((one) => ({ value: one, label: scopes[one], ...(one === 'collected' && { count: collectedCount }) }))}
          onValueChange={(next) => onChange({ ...value, scope: next })}
        />
      )}
      <AlertTable events={events} onChange={(next) => onChange({ ...value, events: next })} />
      {hasSounds && (
        <div className={css.line}>
          <SegmentedControl
            stretch
            size="s"
            label={t`提醒音`}
            value={soundId}
            segments={sounds.map(({ id, label }) => ({ value: id, label }))}
            onValueChange={(next) => onChange({ ...value, soundId: next })}
          />
        </div>
      )}
      {(volume !== undefined || onPreview) && (
        <div className={css.line}>
          {volume !== undefined && (
            <div className={css.volume}>
              <span aria-hidden="true">{t`音量`}</span>
              <Slider
                label={t`音量`}
                value={volume}
                step={5}
                valueShown={false}
                format={(loudness) => `${loudness}%`}
                onValueChange={(next) => onChange({ ...value, volume: next })}
              />
            </div>
          )}
          {onPreview && (
            <Button tone="plain" size="s" icon={<Volume2 size={16} aria-hidden />} onClick={onPreview}>
              {t`试听`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
});
