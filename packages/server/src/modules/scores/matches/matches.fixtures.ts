import type { FeedBatch, FeedEvent, MatchUpdate } from '../sport/index.ts';
import type { Names } from '../../../text/local.ts';

/** A text in three languages, distinguishable in tests. */
export const names = (text: string): Names => ({ zh: text, en: `${text} (en)`, vi: `${text} (vi)` });

const team = (id: string) => ({
  id,
  sport: 'football' as const,
  names: names(id),
  shortNames: names(id.slice(0, 2)),
  colors: ['#111', '#eee'] as [string, string],
  logo: null,
});

/** One league with matches `m1`…`mN` between teams `aN` and `bN`, kicking off at an instant. */
export function world(kickoffAt: number, count = 1): FeedBatch {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return {
    competitions: [
      {
        id: 'epl',
        sport: 'football',
        names: names('英超'),
        shortNames: names('英超'),
        countryNames: names('英格兰'),
        color: '#639',
        tier: 1,
      },
    ],
    teams: numbers.flatMap((n) => [team(`a${n}`), team(`b${n}`)]),
    fixtures: numbers.map((n) => ({
      id: `m${n}`,
      sport: 'football',
      competitionId: 'epl',
      season: '2026',
      roundNames: names('第 12 轮'),
      homeId: `a${n}`,
      awayId: `b${n}`,
      kickoffAt,
      isHot: n === 1,
      isSimulated: true,
    })),
  };
}

/** A goal of the home side. */
export const goal = (id: string, minute: number, homeScore: number, at: number): FeedEvent => ({
  id,
  kind: 'goal',
  side: 'home',
  minute,
  added: 0,
  player: names('周九'),
  otherPlayer: null,
  homeScore,
  awayScore: 0,
  at,
});

/** A match in its first half. */
export const playing = (
  matchId: string,
  version: number,
  minute: number,
  home: number,
  events: readonly FeedEvent[] = [],
): MatchUpdate => ({
  matchId,
  version,
  status: 'first_half',
  minute,
  added: 0,
  score: { home, away: 0 },
  half: null,
  penalties: null,
  counts: { yellow: { home: 0, away: 0 }, red: { home: 0, away: 0 }, corner: { home: 1, away: 0 } },
  events,
});
