import type { Shot, ShotOutcome as WireOutcome } from '@pitchside/api/scores/matches';
import type { ShotItem, ShotOutcome } from '@pitchside/ui/ShotMap';

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
