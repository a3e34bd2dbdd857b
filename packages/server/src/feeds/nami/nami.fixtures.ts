import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NamiFootball, NamiIncident } from './nami.schema.ts';

/** A goal of a match as the double will tell it: the minute and who scored. */
export interface ToldGoal {
  minute: number;
  side: 'home' | 'away';
}

/** A match of the double's world: when it begins (ms UTC), who plays, what happens. */
export interface ToldMatch {
  id: number;
  home: number;
  away: number;
  startsAt: number;
  goals: readonly ToldGoal[];
  /** It is never played. */
  isPostponed?: boolean;
}

const minute = 60_000;
/** Minutes from the kick-off to the end of each part of a match, and the number of its status until then. */
const parts = [
  { until: 47, status: 2 },
  { until: 62, status: 3 },
  { until: 110, status: 4 },
] as const;
const [firstHalf, breakEnd, end] = parts.map(({ until }) => until) as [number, number, number];

const statusAt = ({ startsAt, isPostponed }: ToldMatch, at: number): number => {
  if (isPostponed) return at < startsAt - 60 * minute ? 1 : 9;
  const played = (at - startsAt) / minute;
  return played < 0 ? 1 : (parts.find(({ until }) => played < until)?.status ?? 8);
};

/** Minutes after the kick-off at which a minute of the match clock is played. */
const realMinute = (of: number) => (of <= 45 ? of : of - 45 + breakEnd);

const fallen = (match: ToldMatch, at: number) =>
  match.goals.filter(({ minute: of }) => match.startsAt + realMinute(of) * minute <= at && statusAt(match, at) > 1);

/** How a match stands at an instant, in the provider's words. */
export function documentAt(match: ToldMatch, at: number): NamiFootball {
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

/** What the double does wrongly now. */
export interface NamiFaults {
  /** It does not answer at all. */
  isSilent: boolean;
  /** It answers with a code that says that it was asked too often. */
  isRefusing: boolean;
  /** It tells what was so many ms ago. */
  behind: number;
  /** Rows among the others that are none. */
  nonsense: readonly unknown[];
  /** Teams that its list does not have yet. */
  missingTeams: ReadonlySet<number>;
  /** What it makes of a document before it tells it. */
  twist(document: NamiFootball): NamiFootball;
}

export interface NamiDouble {
  origin: string;
  faults: NamiFaults;
  /** How often each path was asked for. */
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
};

/**
 * A provider on loopback with a world of its own: it speaks the documents of the real one and can be told to do so badly.
 * @param begins when its world was written down, ms UTC
 */
export async function openNamiDouble(matches: readonly ToldMatch[], begins: number, now: () => number): Promise<NamiDouble> {
  const asked = new Map<string, number>();
  const begunAt = Math.floor(begins / 1000);
  const double = { faults: noFaults };
  const teams = [...new Set(matches.flatMap(({ home, away }) => [home, away]))].sort((a, b) => a - b);

  const lists = (at: number): Record<string, { id: number; updated_at: number }[]> => ({
    competition: [row(7, 'Harbour League', begunAt)],
    season: [{ id: 70, competition_id: 7, year: '2026-2027', updated_at: begunAt } as { id: number; updated_at: number }],
    team: teams.filter((id) => !double.faults.missingTeams.has(id)).map((id) => row(id, `Team ${id}`, begunAt)),
    match: matches.map((match) => {
      const { score } = documentAt(match, at);
      const changed = match.startsAt + (statusAt(match, at) === 8 ? end : 0) * minute;
      return {
        id: match.id,
        season_id: 70,
        competition_id: 7,
        home_team_id: match.home,
        away_team_id: match.away,
        status_id: score[1],
        match_time: Math.floor(match.startsAt / 1000),
        home_scores: score[2],
        away_scores: score[3],
        round: { round_num: 1 },
        updated_at: Math.floor((statusAt(match, at) === 1 ? begunAt * 1000 : Math.min(changed, at)) / 1000),
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
    if (pathname.endsWith('/match/detail_live')) {
      const on = matches.filter(({ startsAt }) => at >= startsAt && at < startsAt + 120 * minute);
      return answer({ code: 0, results: [...on.map((match) => faults.twist(documentAt(match, at))), ...faults.nonsense] });
    }
    const list = lists(at)[/\/football\/(\w+)\/list$/.exec(pathname)?.[1] ?? ''] ?? [];
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
