import type { FormMatch, SeasonStandings, StandingsGroup, StandingsRow, TableView } from '@pitchside/api/scores/competitions';
import { matchPhase } from '@pitchside/api/scores/matches';
import { msg } from '@lingui/core/macro';
import { local, type Localizable } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';
import type { SeasonMatch } from './competitions.repository.ts';
import { conferences } from './conferences.data.ts';
import type { SeasonKey } from '../../../catalogue/seasonOrder.ts';
import type { SeasonRules } from './ruleBook.ts';
import { roundId } from './rounds.ts';
import { standings, type Counts, type Deduction, type Result, type Standing } from '../../../catalogue/standings/index.ts';

/** Number of matches in `form` and in the view `recent`. */
const formLength = 5;

/** A longer id is the name of a stage with its own table. */
const longestLetter = 2;
/** Group in which the last teams of a championship play each other instead of a final. */
export const finalGroup = 'final';

const groupWords = (id: string) => {
  if (id === finalGroup) return local(speakAll(msg`决赛轮`));
  if (id.length > longestLetter) return local({ zh: id, en: id, vi: id });
  const words = speakAll(msg`组`);
  return local({ zh: `${id}${words.zh}`, en: `${words.en} ${id}`, vi: `${words.vi} ${id}` });
};

interface Counted {
  match: SeasonMatch;
  result: Result;
}

const thousandth = (value: number) => Math.round(value * 1_000) / 1_000;
const share = (part: number, whole: number) => (whole === 0 ? 0 : thousandth(part / whole));

/** A red card counts as three yellow cards. */
const redCard = 3;

function resultOf({ id, homeId, awayId, homeScore, awayScore, kickoffAt, counts }: SeasonMatch): Result | null {
  if (homeScore === null || awayScore === null) return null;
  const of = (side: 'home' | 'away') => (counts ? counts.yellow[side] + redCard * counts.red[side] : 0);
  return { id, homeId, awayId, home: homeScore, away: awayScore, at: kickoffAt, cards: { home: of('home'), away: of('away') } };
}

/** Whether a match counts: when finished, and with `live` also while it is played. */
const isCounted = ({ status }: SeasonMatch, live: boolean) => status === 'finished' || (live && matchPhase(status) === 'playing');

const ofTeam = (results: readonly Result[], teamId: string) =>
  results.filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId);

/** A team's latest matches, oldest first. */
const lastOf = (results: readonly Result[], teamId: string) => ofTeam(results, teamId).slice(-formLength);

function formOf(results: readonly Result[], teamId: string): FormMatch[] {
  return results.map(({ id, homeId, awayId, home, away }): FormMatch => {
    const isHome = homeId === teamId;
    const margin = isHome ? home - away : away - home;
    return {
      match_id: id,
      result: margin > 0 ? 'W' : margin < 0 ? 'L' : 'D',
      is_home: isHome,
      opponent_id: isHome ? awayId : homeId,
      home_score: home,
      away_score: away,
    };
  });
}

/** Current winning streak, negative for losses; 0 after a draw. */
function streakOf(form: readonly FormMatch[]): number {
  const last = form.at(-1)?.result;
  if (last === undefined || last === 'D') return 0;
  const before = form.findLastIndex(({ result }) => result !== last);
  const length = form.length - 1 - before;
  return last === 'W' ? length : -length;
}

/** A row in wire format; its team is an id. */
export type TableRow = Localizable<StandingsRow> & { team_id: string };
/** A table in all its views. */
export type Table = Omit<Localizable<StandingsGroup>, TableView> & Record<TableView, TableRow[]>;

/** Input for the table of a group. */
export interface GroupInput {
  rules: SeasonRules;
  teams: readonly string[];
  matches: readonly SeasonMatch[];
  deductions: readonly Deduction[];
  /** Play-off matches between teams with equal points. */
  playoffs: readonly SeasonMatch[];
  /** Halves of a league after its split. */
  split?: ReadonlyMap<string, number> | undefined;
  /** Include running matches with their current score. */
  live: boolean;
}

/** All views of one table. Matches are sorted by kick-off. */
export function tableOf({
  rules: { order: rules, isBrokenOff: perGame, zonesOf },
  teams,
  matches,
  deductions,
  playoffs,
  split,
  live,
}: GroupInput): Record<TableView, TableRow[]> {
  const counted = matches
    .filter((match) => isCounted(match, live))
    .flatMap((match): Counted[] => {
      const result = resultOf(match);
      return result ? [{ match, result }] : [];
    });
  const results = counted.map(({ result }) => result);
  const zones = zonesOf(teams.length);
  const playing = new Map(
    counted
      .filter(({ match }) => match.status !== 'finished')
      .flatMap(({ result }) =>
        [result.homeId, result.awayId].map(
          (teamId) => [teamId, { match_id: result.id, home_score: result.home, away_score: result.away }] as const,
        ),
      ),
  );

  const line = (
    standing: Standing,
    first: Standing | undefined,
    own: readonly Result[],
    before?: ReadonlyMap<string, number>,
  ): TableRow => {
    const { teamId, position, played, won, drawn, lost, goalsFor, goalsAgainst, points, deducted, needsPlayoff } = standing;
    const form = formOf(own, teamId);
    return {
      position,
      team_id: teamId,
      played,
      won,
      drawn,
      lost,
      goals_for: goalsFor,
      goals_against: goalsAgainst,
      goal_difference: goalsFor - goalsAgainst,
      points,
      deducted,
      needs_playoff: needsPlayoff,
      points_per_game: share(points, played),
      win_rate: share(won, played),
      games_behind: first ? (first.won - won + lost - first.lost) / 2 : 0,
      streak: streakOf(form),
      form: form.slice(-formLength),
      change: before ? (before.get(teamId) ?? position) - position : 0,
      zone: before ? (zones.find(({ from, to }) => position >= from && position <= to)?.id ?? null) : null,
      playing: playing.get(teamId) ?? null,
    };
  };

  const view = (counts: Counts, of: readonly Result[] = results) => {
    const rows = standings({ teams, results: of, rules, counts });
    return rows.map((row) =>
      line(
        row,
        rows[0],
        ofTeam(of, row.teamId).filter((result) => counts(result, row.teamId)),
      ),
    );
  };

  const decided = playoffs.filter(({ status }) => status === 'finished').flatMap((match) => resultOf(match) ?? []);
  const inHalves = split && { halves: split };
  const overall = standings({ teams, results, rules, deductions, perGame, playoffs: decided, ...inHalves });
  const latest = counted.at(-1)?.match.roundNames;
  const earlier = latest ? counted.filter(({ match }) => roundId(match.roundNames) !== roundId(latest)).map(({ result }) => result) : [];
  // Before the end of the first round there are no earlier places.
  const before = new Map(
    earlier.length === 0
      ? []
      : standings({ teams, results: earlier, rules, deductions, perGame, ...inHalves }).map(({ teamId, position }) => [teamId, position]),
  );
  const recent = new Map(teams.map((teamId) => [teamId, new Set(lastOf(results, teamId).map(({ id }) => id))]));
  const halves = counted.flatMap(({ match: { half }, result }) => (half ? [{ ...result, ...half }] : []));

  return {
    overall: overall.map((row) => line(row, overall[0], ofTeam(results, row.teamId), before)),
    home: view(({ homeId }, teamId) => homeId === teamId),
    away: view(({ awayId }, teamId) => awayId === teamId),
    recent: view(({ id }, teamId) => recent.get(teamId)?.has(id) ?? false),
    half: view(() => true, halves),
  };
}

/** Ids of the halves after a split, the better one first. */
const halfIds = ['championship', 'relegation'];

/** The half of each team after a league has split; undefined for one that has not. */
function halvesOf(matches: readonly SeasonMatch[]): ReadonlyMap<string, number> | undefined {
  const own = matches.filter(({ stage, groupId }) => stage === 'league' && groupId !== null);
  if (own.length === 0) return undefined;
  return new Map(
    own.flatMap(({ homeId, awayId, groupId }) => [homeId, awayId].map((team) => [team, halfIds.indexOf(groupId ?? '')] as const)),
  );
}

/** Groups of a cup in order, or the single table of a league; empty for a cup with only a bracket. */
export function groupsOf(
  key: Pick<SeasonKey, 'competitionId'>,
  rules: SeasonRules,
  matches: readonly SeasonMatch[],
  deductions: readonly Deduction[],
  live: boolean,
): Table[] {
  const inTables = matches.filter(({ stage }) => stage === null || stage === 'league' || stage === 'group');
  const playoffs = matches.filter(({ stage }) => stage === 'playoff');
  // Points carry over into the halves: all matches form one table, including earlier groups.
  const split = halvesOf(inTables);
  const idOf = ({ groupId }: SeasonMatch) => (split ? null : groupId);
  const ids = [...new Set(inTables.map(idOf))].sort((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1));
  const groups = ids.flatMap((groupId) => {
    const own = inTables.filter((match) => idOf(match) === groupId);
    const teams = [...new Set(own.flatMap(({ homeId, awayId }) => [homeId, awayId]))];
    const table = {
      id: groupId ?? 'league',
      name: groupId === null ? '' : groupWords(groupId),
      ...tableOf({ rules, teams, matches: own, deductions, playoffs, split, live }),
    };
    return groupId === null ? inConferences(key, table) : [table];
  });
  return onlyTheBest(groups, rules.bestOf);
}

/** Removes the zone from all but the best teams across groups: by points, difference, goals. */
function onlyTheBest(groups: readonly Table[], bestOf: SeasonRules['bestOf']): Table[] {
  const rows = groups.flatMap(({ overall }) => overall);
  const out = [...bestOf].flatMap(([zone, best]) =>
    rows
      .filter((row) => row.zone === zone)
      .toSorted(
        (one, other) =>
          other.points - one.points ||
          other.goal_difference - one.goal_difference ||
          other.goals_for - one.goals_for ||
          (one.team_id < other.team_id ? -1 : 1),
      )
      .slice(best),
  );
  if (out.length === 0) return [...groups];
  const left = new Set(out);
  return groups.map((group) => ({ ...group, overall: group.overall.map((row) => (left.has(row) ? { ...row, zone: null } : row)) }));
}

/** Extracts some teams as a table of their own: places and games behind are relative to it. */
function part(rows: readonly TableRow[], teams: ReadonlySet<string>): TableRow[] {
  const own = rows.filter(({ team_id }) => teams.has(team_id));
  const [first] = own;
  return own.map((row, index) => ({
    ...row,
    position: index + 1,
    games_behind: first ? (first.won - row.won + row.lost - first.lost) / 2 : 0,
    change: 0,
  }));
}

/** Splits a league's table by conference, where it has any. Leaves out teams without one. */
function inConferences({ competitionId }: Pick<SeasonKey, 'competitionId'>, table: Table): Table[] {
  const known = conferences[competitionId];
  if (!known) return [table];
  return known.map(({ id, name, teams }) => {
    const words = speakAll(name);
    return {
      id,
      name: local(words),
      overall: part(table.overall, teams),
      home: part(table.home, teams),
      away: part(table.away, teams),
      recent: part(table.recent, teams),
      half: part(table.half, teams),
    };
  });
}

/** Names of a league's conferences. */
export const halfNames = (competitionId: string) => (conferences[competitionId] ?? []).map(({ name }) => local(speakAll(name)));

/** Summary of a season's finished matches. */
export function summaryOf(matches: readonly SeasonMatch[]): SeasonStandings['summary'] {
  const results = matches.filter(({ status }) => status === 'finished').flatMap((match) => resultOf(match) ?? []);
  const count = (fits: (result: Result) => boolean) => results.filter(fits).length;
  return {
    matches: results.length,
    goals: results.reduce((sum, { home, away }) => sum + home + away, 0),
    home_wins: count(({ home, away }) => home > away),
    draws: count(({ home, away }) => home === away),
    away_wins: count(({ home, away }) => home < away),
  };
}
