import { useLingui } from '@lingui/react/macro';
import { forwardRef, type CSSProperties } from 'react';
import { teamColors } from '../../pictures/teamColor.ts';
import type { Team } from '../Crest/team.ts';
import { bar, figure, frame, part } from './MinutesBar.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface MinutesBarProps extends RootProps {
  /** Minutes that he played, of ninety. */
  minutes: number;
  /** Minute in which the player came on; default 0 for a starter. */
  from?: number;
  /** Team whose colour the bar has. */
  team: Team;
}

/** Minutes of a match. */
const whole = 90;

const place = (from: number, minutes: number): CSSProperties & Record<'--from' | '--length', string> => ({
  '--from': `${(Math.min(from, whole - 1) / whole) * 100}%`,
  '--length': `${(Math.min(minutes, whole) / whole) * 100}%`,
});

/** Minutes of a player on the pitch, on an axis of the match's ninety minutes. */
export const MinutesBar = forwardRef<HTMLSpanElement, MinutesBarProps>(function MinutesBar({ minutes, from = 0, team, ...root }, ref) {
  const { t } = useLingui();
  return (
    <span className={frame} style={teamColors(team, team)} ref={ref} {...rootOf(root)}>
      <span className={bar} role="img" aria-label={from > 0 ? t`${from} 分钟换上，踢了 ${minutes} 分钟` : t`踢了 ${minutes} 分钟`}>
        <span className={part} style={place(from, minutes)} />
      </span>
      <span className={figure} aria-hidden="true">
        {minutes}&apos;
      </span>
    </span>
  );
});
