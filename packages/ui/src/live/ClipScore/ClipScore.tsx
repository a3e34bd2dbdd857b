import { forwardRef } from 'react';
import type { Score, Team } from '../../scores/Crest/team.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { place, scorer } from './ClipScore.css.ts';

export interface ClipScoreProps extends RootProps {
  home: Team;
  away: Team;
  /** Score at the moment of the clip that is on the screen. */
  score: Score;
  /** Minute of the match; default none. */
  minute?: number;
  /** Minutes of stoppage time; default none. */
  added?: number;
  /** Scorer, from the goal on: "67' Saka"; default none. */
  goal?: string;
}

/** The scorebug over the picture of a clip, as a broadcast would show it; after the goal its scorer stands under it. */
export const ClipScore = forwardRef<HTMLDivElement, ClipScoreProps>(function ClipScore(
  { home, away, score, minute, added = 0, goal, ...root },
  ref,
) {
  return (
    <div className={place} ref={ref} {...rootOf(root)}>
      <Scorebug
        home={home}
        away={away}
        score={score}
        status={{ kind: 'live', ...(minute !== undefined && { minute }), ...(added > 0 && { added }) }}
        showStatus={minute !== undefined}
        size="row"
      />
      {goal && (
        <span className={scorer} role="status">
          {goal}
        </span>
      )}
    </div>
  );
});
