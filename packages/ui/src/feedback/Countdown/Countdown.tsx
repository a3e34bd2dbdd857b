import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { clockText, days as daysText, frame, tones } from './Countdown.css.ts';
import { urgentSeconds } from './seconds.ts';
import { useRemaining } from './useRemaining.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

const daySeconds = 86_400;

export interface CountdownProps extends RootProps {
  /** The instant that it runs to, in ms UTC; compared with the clock of the `UiProvider`. */
  to: number;
  /** Label of the target time, read aloud: 距开赛. */
  label: string;
  /** Called once when the instant is reached, also when it lies in the past already. */
  onEnd?: () => void;
  /** Figures of 13, 16, 22 or 40 px; default `m`. */
  size?: keyof typeof clockText;
}

/** Time left to an instant. The eye sees every second; a screen reader hears every whole minute, politely. */
export const Countdown = forwardRef<HTMLSpanElement, CountdownProps>(function Countdown({ to, label, onEnd, size = 'm', ...root }, ref) {
  const { t } = useLingui();
  const { clock } = useFormat();
  const seconds = useRemaining(to, onEnd);
  const days = Math.floor(seconds / daySeconds);
  return (
    <span className={`${frame} ${tones[seconds <= urgentSeconds ? 'urgent' : 'calm']}`} ref={ref} {...rootOf(root)}>
      <span className={clockText[size]} role="timer" aria-label={label}>
        {days > 0 && <span className={daysText}>{t`${days} 天`}</span>}
        {clock(seconds - days * daySeconds)}
      </span>
      <Minutes seconds={seconds} label={label} />
    </span>
  );
});

function Minutes({ seconds, label }: { seconds: number; label: string }) {
  const { t } = useLingui();
  const minutes = Math.ceil(seconds / 60);
  return (
    <span role="status" className={visuallyHidden}>
      {minutes > 0 ? t`${label}还有 ${minutes} 分钟` : t`${label}时间到`}
    </span>
  );
}
