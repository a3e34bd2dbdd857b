import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endOf, gameAt, type FixtureGame } from './namiBasketball.fixtures.ts';
import type { NamiBasketball, NamiFootball, NamiIncident } from './nami.schema.ts';

/** A goal of a match in the test double: minute and scorer. */
export interface FixtureGoal {
  minute: number;
  side: 'home' | 'away';
}

/** A match of the test double: start (ms UTC), teams, and events. */
export interface FixtureMatch {
  id: number;
  home: number;
  away: number;
  startsAt: number;
  goals: readonly FixtureGoal[];
  /** It is never played. */
  isPostponed?: boolean;
}

const minute = 60_000;
/** Minutes from the kick-off to the end of each part of a match, and its status number until then. */
const parts = [
  { until: 47, status: 2 },
  { until: 62, status: 3 },
  { until: 110, status: 4 },
] as const;
const [firstHalf, breakEnd, end] = parts.map(({ until }) => until) as [number, number, number];

const statusAt = ({ startsAt, isPostponed }: FixtureMatch, at: number): number => {
  if (isPostponed) return at < startsAt - 60 * minute ? 1 : 9;
  const played = (at - startsAt) / minute;
  return played < 0 ? 1 : (parts.find(({ until }) => played < until)?.status ?? 8);
};

/** Real minutes after the kick-off for a minute of the match clock. */
const realMinute = (of: number) => (of <= 45 ? of : of - 45 + breakEnd);

const fallen = (match: FixtureMatch, at: number) =>
  match.goals.filter(({ minute: of }) => match.startsAt + realMinute(of) * minute <= at && statusAt(match, at) > 1);

/** Document of a match at an instant, in the provider's format. */
export function documentAt(match: FixtureMatch, at: number): NamiFootball {
  const goals = fallen(match, at);
  const score = { home: 0, away: 0 };
  const incidents = goals.map(({ minute: time, side }): NamiIncident => {
    score[side] += 1;
    return {
      type: 1,
      position: side === 'home' ? 1 : 2,
      time,
      home_score: score.home,
      away_score: score.away,
      player_name: `${side} ${time}`,
    };
  });
  const atBreak = fallen(match, Math.min(at, match.startsAt + firstHalf * minute));
  const half = (side: 'home' | 'away') => atBreak.filter((goal) => goal.side === side).length;
  const status = statusAt(match, at);
  const startedAt = Math.floor((match.startsAt + (status === 4 ? breakEnd : 0) * minute) / 1000);
  return {
    id: match.id,
    score: [match.id, status, [score.home, half('home'), 0, 0, 0, 0, 0], [score.away, half('away'), 0, 0, 0, 0, 0], startedAt],
    incidents,
  };
}

const row = (id: number, name: string, updatedAt: number) => ({ id, name_zh: `${name}队`, name_en: name, logo: '', updated_at: updatedAt });

/** Faults that the test double shows now. */
export interface NamiFaults {
  /** It does not answer at all. */
  isSilent: boolean;
  /** It answers with the code for too many requests. */
  isRefusing: boolean;
  /** It sends the state of so many ms ago. */
  behind: number;
  /** Rows among the others that are none. */
  nonsense: readonly unknown[];
  /** Teams that its list does not have yet. */
  missingTeams: ReadonlySet<number>;
  /** Changes a document before it is sent. */
  twist(document: NamiFootball): NamiFootball;
  twistGame(document: NamiBasketball): NamiBasketball;
}

export interface NamiDouble {
  origin: string;
  faults: NamiFaults;
  /** Number of requests by path. */
  asked: Map<string, number>;
  close(): Promise<void>;
}

export const noFaults: NamiFaults = {
  isSilent: false,
  isRefusing: false,
  behind: 0,
  nonsense: [],
  missingTeams: new Set(),
  twist: (document) => document,
  twistGame: (document) => document,
};

/** One sport of the test double. */
interface World {
  matches: readonly Pick<FixtureMatch, 'id' | 'home' | 'away' | 'startsAt'>[];
  /** State of a match at an instant, by id: its document, and for the list whether it has begun and when it ends. */
  standing(
    id: number,
    at: number,
  ): { document: NamiFootball | NamiBasketball; isBefore: boolean; endsAt: number; scores: [number[], number[]] };
}

const footballWorld = (matches: readonly FixtureMatch[]): World => ({
  matches,
  standing(id, at) {
    const match = matches.find((each) => each.id === id) as FixtureMatch;
    const document = documentAt(match, at);
    const status = statusAt(match, at);
    const endsAt = match.startsAt + (status === 8 ? end : 0) * minute;
    return { document, isBefore: status === 1, endsAt, scores: [document.score[2], document.score[3]] };
  },
});

const basketballWorld = (games: readonly FixtureGame[]): World => ({
  matches: games,
  standing(id, at) {
    const game = games.find((each) => each.id === id) as FixtureGame;
    const document = gameAt(game, at);
    const [, status, , home, away] = document.score;
    const endsAt = status === 10 ? endOf(game) : game.startsAt;
    return { document, isBefore: status === 1, endsAt, scores: [home, away] };
  },
});

/**
 * A provider on loopback with a world of its own: it sends the documents of the real one, and faulty ones on request.
 * @param begins when its world was created, ms UTC
 * @param games of basketball; their numbers are those of matches of football, as the provider's are
 */
export async function openNamiDouble(
  matches: readonly FixtureMatch[],
  begins: number,
  now: () => number,
  games: readonly FixtureGame[] = [],
): Promise<NamiDouble> {
  const asked = new Map<string, number>();
  const begunAt = Math.floor(begins / 1000);
  const double = { faults: noFaults };
  const worlds = { football: footballWorld(matches), basketball: basketballWorld(games) };

  const lists = ({ matches: listed, standing }: World, at: number): Record<string, { id: number; updated_at: number }[]> => ({
    competition: [row(7, 'Harbour League', begunAt)],
    season: [{ id: 70, competition_id: 7, year: '2026-2027', updated_at: begunAt } as { id: number; updated_at: number }],
    team: [...new Set(listed.flatMap(({ home, away }) => [home, away]))]
      .sort((one, other) => one - other)
      .filter((id) => !double.faults.missingTeams.has(id))
      .map((id) => row(id, `Team ${id}`, begunAt)),
    match: listed.map((match) => {
      const { document, isBefore, endsAt, scores } = standing(match.id, at);
      return {
        id: match.id,
        season_id: 70,
        competition_id: 7,
        home_team_id: match.home,
        away_team_id: match.away,
        status_id: document.score[1],
        match_time: Math.floor(match.startsAt / 1000),
        home_scores: scores[0],
        away_scores: scores[1],
        round: { round_num: 1 },
        updated_at: Math.floor((isBefore ? begunAt * 1000 : Math.min(endsAt, at)) / 1000),
      };
    }),
  });

  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double');
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    const { faults } = double;
    const answer = (body: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (faults.isSilent) return answer({}, 503);
    if (searchParams.get('user') !== 'us' || searchParams.get('secret') !== 'key' || faults.isRefusing) return answer({ code: 9999 });
    const at = now() - faults.behind;
    const [, sport = '', asks = ''] = /^\/api\/v5\/(football|basketball)\/(\w+)\/(?:list|detail_live)$/.exec(pathname) ?? [];
    const world = worlds[sport as keyof typeof worlds];
    if (pathname.endsWith('/match/detail_live')) {
      const on = world.matches.filter(({ startsAt }) => at >= startsAt && at < startsAt + 130 * minute);
      const documents = on.map(({ id }) => world.standing(id, at).document);
      const twist = (sport === 'football' ? faults.twist : faults.twistGame) as (document: unknown) => unknown;
      return answer({ code: 0, results: [...documents.map(twist), ...faults.nonsense] });
    }
    const list = lists(world, at)[asks] ?? [];
    const [fromId, fromTime] = [searchParams.get('id'), searchParams.get('time')];
    const wanted = list.filter(({ id, updated_at: changed }) => (fromTime === null ? id >= Number(fromId) : changed >= Number(fromTime)));
    return answer({ code: 0, query: { total: wanted.length }, results: wanted });
  });
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    get faults() {
      return double.faults;
    },
    set faults(faults) {
      double.faults = faults;
    },
    close: () => new Promise((resume) => void server.close(() => resume())),
  };
}
