import type { FeedEvent, Pair } from '../../modules/scores/sport/index.ts';
import { broken } from '../files/broken.ts';
import type { WrittenGoal, WrittenMatch } from './openfootball.schema.ts';
import { slug } from '../../text/spelling.ts';

/** A goal with the side for which it counts. */
interface Scored {
  goal: WrittenGoal;
  side: 'home' | 'away';
  minute: number;
  added: number;
}

const minuteLength = 60_000;
/** Minutes of breaks before a minute of play: half-time, the pause before extra time, its change of ends. */
const pauses: readonly (readonly [after: number, minutes: number])[] = [
  [45, 15],
  [90, 5],
  [105, 1],
];

const pausesBefore = (minute: number) => pauses.filter(([after]) => minute > after).reduce((sum, [, minutes]) => sum + minutes, 0);

function clockOf({ minute, offset = 0 }: WrittenGoal): { minute: number; added: number } {
  if (typeof minute === 'number') return { minute, added: offset };
  const [played = '0', added = '0'] = minute.replace("'", '').split('+');
  return { minute: Number(played), added: Number(added) + offset };
}

const kindOf = ({ penalty, owngoal }: WrittenGoal): FeedEvent['kind'] => (owngoal ? 'own_goal' : penalty ? 'penalty_goal' : 'goal');

const goalsFault = (goals: string, score: Pair | null) =>
  score ? broken('goals', { goals, score: `${score.home}-${score.away}` }) : broken('goalsWithoutScore', { goals });

/** Orders the goals of a match by time, each with the score right after it; refuses goals that do not add up to the final score. */
export function goalsOf(
  matchId: string,
  written: Pick<WrittenMatch, 'goals1' | 'goals2'>,
  kickoffAt: number,
  score: Pair | null,
  named: (goal: WrittenGoal, side: 'home' | 'away') => string,
): FeedEvent[] {
  if (!written.goals1 && !written.goals2) return [];
  const scored: Scored[] = [
    ...(written.goals1 ?? []).map((goal) => ({ goal, side: 'home' as const, ...clockOf(goal) })),
    ...(written.goals2 ?? []).map((goal) => ({ goal, side: 'away' as const, ...clockOf(goal) })),
  ];
  const count = (side: Scored['side']) => scored.filter((one) => one.side === side).length;
  if (count('home') !== (score?.home ?? 0) || count('away') !== (score?.away ?? 0))
    throw goalsFault(`${count('home')}-${count('away')}`, score);
  const running = { home: 0, away: 0 };
  const ids = new Map<string, number>();
  return scored
    .sort((a, b) => a.minute - b.minute || a.added - b.added)
    .map(({ goal, side, minute, added }): FeedEvent => {
      running[side] += 1;
      const player = named(goal, side);
      const key = `${matchId}-${minute}-${added}-${slug(player)}`;
      const again = (ids.get(key) ?? 0) + 1;
      ids.set(key, again);
      const names = { zh: player, en: player, vi: player };
      return {
        id: again > 1 ? `${key}-${again}` : key,
        kind: kindOf(goal),
        side,
        minute,
        added,
        player: names,
        otherPlayer: null,
        homeScore: running.home,
        awayScore: running.away,
        at: kickoffAt + (minute + added + pausesBefore(minute)) * minuteLength,
      };
    });
}
