import type { GameFlow, Shot, ShotOutcome as WireOutcome } from '@pitchside/api/scores/matches';
import type { CourtShot } from '@pitchside/ui/ShotChart';
import type { ShotItem, ShotOutcome } from '@pitchside/ui/ShotMap';
import type { WinChanceProps } from '@pitchside/ui/WinChance';

/** Outcomes of football; a basket has none of them. */
const outcomes: Partial<Record<WireOutcome, ShotOutcome>> = {
  goal: 'goal',
  saved: 'saved',
  wide: 'wide',
  blocked: 'blocked',
  own_goal: 'own-goal',
  cancelled: 'cancelled',
};

/** Shots of a football match for its map and its race. */
export const shotViews = (shots: readonly Shot[]): ShotItem[] =>
  shots.flatMap(({ id, side, minute, added, player, outcome, is_penalty, x, y, xg }) => {
    const end = outcomes[outcome];
    return end
      ? [
          {
            ...{ id, side, minute, added, x, y },
            outcome: end,
            isPenalty: is_penalty,
            ...(player && { player: player.name }),
            ...(xg !== null && { xg }),
          },
        ]
      : [];
  });

/** Shots of a basketball game for its chart. */
export const courtViews = (shots: readonly Shot[]): CourtShot[] =>
  shots.flatMap(({ id, side, minute, player, outcome, points, x, y }) =>
    (outcome === 'made' || outcome === 'missed') && (points === 2 || points === 3)
      ? [{ ...{ id, side, minute, points, x, y }, isMade: outcome === 'made', ...(player && { player: player.name }) }]
      : [],
  );

/** Course of a game for its chart. */
export const flowView = ({ chances, swing, runs }: GameFlow): Pick<WinChanceProps, 'chances' | 'swing' | 'runs'> => ({
  chances,
  runs,
  ...(swing && {
    swing: {
      ...{ minute: swing.minute, side: swing.side, points: swing.points, before: swing.before, after: swing.after },
      score: { home: swing.home_score, away: swing.away_score },
      ...(swing.player !== null && { player: swing.player }),
    },
  }),
});
