import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { teamColors } from '../../pictures/teamColor.ts';
import type { Team } from '../Crest/team.ts';
import { bar, figure, frame, part } from './MinutesBar.css.ts';

export interface MinutesBarProps {
  /** Minutes that he played, of ninety. */
  minutes: number;
  /** Minute in which he came on; default 0 for one who started. */
  from?: number;
  /** Whose colour the bar has. */
  team: Team;
}

/** Minutes of a match. */
const whole = 90;

const place = (from: number, minutes: number): CSSProperties & Record<'--from' | '--length', string> => ({
  '--from': `${(Math.min(from, whole - 1) / whole) * 100}%`,
  '--length': `${(Math.min(minutes, whole) / whole) * 100}%`,
});

/** How long a player was on the pitch, on the match's own ninety minutes. */
export function MinutesBar({ minutes, from = 0, team }: MinutesBarProps) {
  const { t } = useLingui();
  return (
    <span className={frame} style={teamColors(team, team)}>
      <span className={bar} role="img" aria-label={from > 0 ? t`${from} 分钟换上，踢了 ${minutes} 分钟` : t`踢了 ${minutes} 分钟`}>
        <span className={part} style={place(from, minutes)} />
      </span>
      <span className={figure} aria-hidden="true">
        {minutes}&apos;
      </span>
    </span>
  );
}
