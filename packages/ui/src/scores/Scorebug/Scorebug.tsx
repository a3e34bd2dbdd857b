import { Crest } from '../Crest/Crest.tsx';
import type { Score, Side, Team } from '../Crest/team.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { StatusChip } from '../StatusChip/index.ts';
import { bug, cell, dash, digit, name, side, state } from './Scorebug.css.ts';
import { upright } from '../../theme/recipes/slant.css.ts';
import { useMatchSentence, type MatchScore } from './useMatchSentence.ts';
import { useScored } from './useScored.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

/**
 * Sizes by height: `mini` 22 px on a cover, `dense` 30 px in a narrow column, `row` 36 px in lists and tables, `card` 48 px,
 * `stage` 64 px over a player.
 */
export const scorebugSizes = ['mini', 'dense', 'row', 'card', 'stage'] as const;
export type ScorebugSize = (typeof scorebugSizes)[number];

export interface ScorebugProps extends MatchScore, RootProps {
  /** Default `row`. */
  size?: ScorebugSize;
  /** Side whose digit is shown in its colour. Left out, the component detects a goal itself and shows it for 4 s; null shows none. */
  scored?: Side | null;
  /** Shows the status at the end of the strip; default true. Screen readers get it either way. */
  showStatus?: boolean;
  /** Fills the width of its parent, both sides equally wide; default false. */
  stretch?: boolean;
  /** IANA zone of the kick-off time; default the viewer's own. */
  timeZone?: string;
}

const crestSizes: Record<ScorebugSize, number> = { mini: 0, dense: 16, row: 24, card: 28, stage: 44 };

/** The broadcast strip: two sides, the score, the status. Home is always left and away right. */
export const Scorebug = forwardRef<HTMLSpanElement, ScorebugProps>(function Scorebug(
  { matchId, home, away, score, status, penalties, size = 'row', scored, showStatus = true, stretch = false, timeZone, ...root },
  ref,
) {
  const sentence = useMatchSentence(timeZone);
  const hit = useScored(score, scored, matchId ?? `${home.id} ${away.id}`);
  const look = score ? (status.kind === 'finished' ? 'finished' : 'live') : 'before';
  return (
    <span
      className={bug({ size, stretch, status: showStatus })}
      data-ground="dark"
      role="img"
      aria-label={sentence({ home, away, score, status, penalties })}
      style={teamColors(home, away, hit)}
      ref={ref}
      {...rootOf(root)}
    >
      <SideOf team={home} at="home" size={size} stretch={stretch} />
      <span className={cell({ size, look })}>
        <Digits score={score} hit={hit} />
      </span>
      <SideOf team={away} at="away" size={size} stretch={stretch} />
      {showStatus && (
        <span className={state[size]}>
          <StatusChip status={status} penalties={penalties} timeZone={timeZone} />
        </span>
      )}
    </span>
  );
});

/**
 * Longest name at full size, in letters, of which a Chinese one counts twice; longer names are smaller on a stage,
 * so that the crest keeps its place.
 */
const mostAtFull = 9;
const widthOf = (name: string) => [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);

function SideOf({ team, at, size, stretch }: { team: Team; at: Side; size: ScorebugSize; stretch: boolean }) {
  return (
    <span className={side({ at, size, stretch })}>
      <span
        className={name}
        data-stage={size === 'stage' || undefined}
        data-long={(size === 'stage' && widthOf(team.shortName) > mostAtFull) || undefined}
        title={team.name}
      >
        {team.shortName}
      </span>
      {crestSizes[size] > 0 && <Crest team={team} size={crestSizes[size]} />}
    </span>
  );
}

function Digits({ score, hit }: { score: Score | null; hit: Side | null }) {
  if (!score) return <span className={upright}>VS</span>;
  return (
    <>
      <span className={digit[hit === 'home' ? 'scored' : 'still']}>
        <span className={upright}>{score.home}</span>
      </span>
      <span className={dash}>-</span>
      <span className={digit[hit === 'away' ? 'scored' : 'still']}>
        <span className={upright}>{score.away}</span>
      </span>
    </>
  );
}
