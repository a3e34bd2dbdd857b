import type { Lineup, LineupPlayer, Match, MatchEvent, RatingReasonCode, Shot } from '@pitchside/api/scores/matches';
import type { DuelPlayer } from '@pitchside/ui/PlayerDuel';
import type { RatedPlayer, RatingCode } from '@pitchside/ui/RatingReasons';
import { playerHref } from '../matchLinks.ts';
import { teamView } from '../match.presenter.ts';

type Sides<Thing> = Readonly<Record<'home' | 'away', Thing>>;
const sides = ['home', 'away'] as const;

const codes: Readonly<Record<RatingReasonCode, RatingCode>> = {
  ...{ play: 'play', goal: 'goal', penalty: 'penalty', assist: 'assist', save: 'save', foul: 'foul', yellow: 'yellow', red: 'red' },
  ...{ result: 'result', limit: 'limit' },
  on_target: 'on-target',
  off_target: 'off-target',
  own_goal: 'own-goal',
  second_yellow: 'second-yellow',
};

const everyone = ({ starters, bench }: Lineup) => [...starters, ...bench];

/** Rated players of both sides with their reasons; none where the source gives none. */
export const ratedViews = (lineups: Sides<Lineup>): RatedPlayer[] =>
  sides.flatMap((side) =>
    everyone(lineups[side]).flatMap(({ id, name, rating, rating_reasons }) =>
      rating === null || rating_reasons.length === 0
        ? []
        : [
            {
              ...{ id, name, side, rating },
              href: playerHref('football', id),
              reasons: rating_reasons.map(({ code, ...reason }) => ({ ...reason, code: codes[code] })),
            },
          ],
    ),
  );

const sent: readonly string[] = ['red', 'second_yellow'];

/** Minutes that a player has been on the pitch until a minute of the match. */
function minutesOf({ name, on_at, off_at }: LineupPlayer, isStarter: boolean, events: readonly MatchEvent[], now: number): number {
  if (!isStarter && on_at === null) return 0;
  const red = events.find(({ kind, player }) => sent.includes(kind) && player === name)?.minute;
  return Math.max(0, Math.min(off_at ?? now, red ?? now, now) - (on_at ?? 0));
}

/** Figures of a player so far, by the ids of the compared lines. */
function figuresOf(player: LineupPlayer, minutes: number, shots: readonly Shot[]): DuelPlayer['figures'] {
  const own = shots.filter((shot) => shot.player?.id === player.id && shot.xg !== null);
  const counted = (code: RatingReasonCode) => player.rating_reasons.find((reason) => reason.code === code)?.count ?? 0;
  return {
    rating: player.rating ?? 0,
    minutes,
    goals: player.goals,
    assists: counted('assist'),
    shots: own.length,
    on_target: own.filter(({ outcome }) => outcome === 'goal' || outcome === 'saved').length,
    xg: own.reduce((sum, { xg }) => sum + (xg ?? 0), 0),
    saves: counted('save'),
    fouls: counted('foul'),
  };
}

/** Players who have been on the pitch, for a comparison, best rated first on each side. */
export function duelViews(
  { home, away }: Pick<Match, 'home' | 'away'>,
  lineups: Sides<Lineup>,
  shots: readonly Shot[],
  events: readonly MatchEvent[],
  now: number,
): DuelPlayer[] {
  const teams = { home: teamView(home), away: teamView(away) };
  return sides.flatMap((side) =>
    everyone(lineups[side])
      .filter(({ rating }) => rating !== null)
      .toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0))
      .map((player) => ({
        id: player.id,
        name: player.name,
        team: teams[side],
        figures: figuresOf(player, minutesOf(player, lineups[side].starters.includes(player), events, now), shots),
      })),
  );
}
