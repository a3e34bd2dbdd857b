import type { FeedEvent } from '../../modules/sport/index.ts';
import { BrokenFile } from '../files/broken.ts';
import { catalogue, type Catalogued } from './competitions.data.ts';
import { flattened } from './document.ts';
import { goalsOf } from './goals.ts';
import { kickoffOf } from './kickoff.ts';
import { writtenGroups, writtenMatch, writtenSeason, type WrittenMatch } from './openfootball.schema.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { ofGroup, roundOf, type ReadRound } from './round.ts';
import { fullName, spelling } from '../../text/spelling.ts';

/** A match as a file tells it; its teams are still names. */
export interface ReadMatch {
  home: string;
  away: string;
  kickoffAt: number;
  round: ReadRound;
  /** Group of a cup: `A`. */
  group: string | null;
  ground: string | null;
  outcome: Outcome;
  /** The goals, once the match has its id. */
  goals(matchId: string): FeedEvent[];
}

/** A season as a file tells it. */
export interface ReadSeason {
  source: Catalogued;
  /** `2021-22`, or `2019` for a season within one year. */
  season: string;
  matches: ReadMatch[];
  /** Matches whose teams are not known yet, such as `W49 v W50`; they are left out. */
  waiting: number;
}

/** A team that another match will name: the winner of match 49, the second of group A, the best third. */
const placeholder = /^(?:[WL]\d{1,3}|[123][A-L](?:\/[A-L])*|TBD|TBA)$/i;

/** Days after which an unplayed match was put off, when others were played since. */
const putOffAfter = 2 * 86_400_000;

const title = /^(.*?)\s+(\d{4})(?:[/-](\d{2}|\d{4}))?$/;
const titleOf = ({ team1, team2, round, date }: Pick<WrittenMatch, 'team1' | 'team2' | 'round' | 'date'>) =>
  `${team1} v ${team2} (${round}, ${date})`;
const named = (value: unknown): string => {
  const part = (key: string) =>
    (typeof value === 'object' && value !== null && key in value ? String((value as Record<string, unknown>)[key]) : '?').slice(0, 80);
  return titleOf({ team1: part('team1'), team2: part('team2'), round: part('round'), date: part('date') });
};

/** Runs what reads one match, and says of which one a fault is. */
function ofMatch<Value>(match: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof BrokenFile && !error.match) throw new BrokenFile(error.reason, match);
    throw error;
  }
}

/** What the name of a file says: `2021-22_en.1.json`. */
function ofFileName(file: string): { code: string | undefined; season: string | undefined } {
  const code = /(?:^|[/_.-])((?:[a-z]{2,3}\.(?:\d|[a-z][\w-]*))|worldcup|euro)\.json$/i.exec(file)?.[1]?.toLowerCase();
  const [, from, to] = /^(\d{4})(?:-(\d{2}))?_/.exec(file) ?? [];
  return { code, season: from && (to ? `${from}-${to}` : from) };
}

function competitionOf(file: string, name: string): { source: Catalogued; season: string; year: number } {
  const [, called = name, from, to] = title.exec(name.trim()) ?? [];
  if (!from) throw new BrokenFile(`the name "${name}" has no season, such as 2021/22`);
  const source = catalogue.find((each) => each.written.some((written) => spelling(written) === spelling(called)));
  if (!source) throw new BrokenFile(`the competition "${called}" is not in the catalogue`);
  const { code, season: filed } = ofFileName(file);
  if (code && code !== source.code) throw new BrokenFile(`its name says ${called} (${source.code}), the name of the file says ${code}`);
  if (to && Number(to.slice(-2)) !== (Number(from) + 1) % 100) throw new BrokenFile(`the season ${from}/${to} is none`);
  const season = to ? `${from}-${to.slice(-2)}` : from;
  if (filed && filed !== season) throw new BrokenFile(`its name says the season ${season}, the name of the file says ${filed}`);
  return { source, season, year: Number(from) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrokenFile(`it is not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}

function matchOf(value: unknown): WrittenMatch {
  const found = writtenMatch.safeParse(value);
  if (found.success) {
    if (spelling(found.data.team1) === spelling(found.data.team2)) throw new BrokenFile('a team plays itself');
    return found.data;
  }
  const [issue] = found.error.issues;
  if (issue?.path[0] === 'round' && !(value as { round?: unknown } | null)?.round) throw new BrokenFile('it says no round');
  throw new BrokenFile(`${issue?.path.join('.') || 'the match'} is not as it must be (${issue?.message ?? 'unknown'})`);
}

/** The how-manieth match of a group each one is for its teams; files count days instead. */
function groupRounds(matches: readonly { written: WrittenMatch; kickoffAt: number }[]): Map<WrittenMatch, ReadRound> {
  const played = new Map<string, number>();
  const inGroups = matches.filter(({ written }) => written.group).sort((a, b) => a.kickoffAt - b.kickoffAt);
  return new Map(
    inGroups.map(({ written }) => {
      const teams = [written.team1, written.team2].map((team) => `${written.group} ${spelling(team)}`);
      const number = Math.max(...teams.map((team) => played.get(team) ?? 0)) + 1;
      for (const team of teams) played.set(team, number);
      return [written, ofGroup(number)];
    }),
  );
}

/** Whether a match goes back to the ground of the other team in one round: its extra time follows from both. */
const isSecondLeg = ({ team1, team2, round, date }: WrittenMatch, all: readonly WrittenMatch[]): boolean =>
  all.some((other) => other.team1 === team2 && other.team2 === team1 && other.round === round && other.date < date);

/** All names that players of a team have in a file. */
function playersByTeam(matches: readonly WrittenMatch[]): Map<string, Set<string>> {
  const players = new Map<string, Set<string>>();
  const add = (team: string, name: string) => players.set(spelling(team), (players.get(spelling(team)) ?? new Set()).add(name));
  for (const { team1, team2, goals1 = [], goals2 = [] } of matches) {
    for (const { name, owngoal } of goals1) add(owngoal ? team2 : team1, name);
    for (const { name, owngoal } of goals2) add(owngoal ? team1 : team2, name);
  }
  return players;
}

/**
 * Reads a file of a season. Whatever contradicts itself is refused with the match and the reason; a file that only names
 * groups is null, because the matches name them too.
 */
export function readSeason(file: string, text: string): ReadSeason | null {
  const document = flattened(parse(text));
  if (writtenGroups.safeParse(document).success && !writtenSeason.safeParse(document).success) return null;
  const found = writtenSeason.safeParse(document);
  if (!found.success) throw new BrokenFile('it holds no season: a name and matches are needed');
  const { source, season, year } = competitionOf(file, found.data.name);
  const zone = typeof source.zone === 'string' ? source.zone : source.zone[year];
  const all = found.data.matches.map((value) => ofMatch(named(value), () => matchOf(value)));
  const written = all.filter(({ team1, team2 }) => !placeholder.test(team1) && !placeholder.test(team2));
  const timed = written.map((match) => ({
    written: match,
    kickoffAt: ofMatch(titleOf(match), () => kickoffOf(match.date, match.time, zone)),
  }));
  const groups = groupRounds(timed);
  const players = playersByTeam(written);
  const last = Math.max(...timed.filter(({ written: { score } }) => score?.ft).map(({ kickoffAt }) => kickoffAt));

  const matches = timed.map(({ written: match, kickoffAt }): ReadMatch =>
    ofMatch(titleOf(match), () => {
      const outcome = outcomeOf(match, isSecondLeg(match, written));
      if (outcome.status === 'scheduled' && kickoffAt + putOffAfter < last) outcome.status = 'postponed';
      const teamOf = (side: 'home' | 'away', owngoal = false) => ((side === 'home') !== owngoal ? match.team1 : match.team2);
      // An awarded result is not the one that the goals tell.
      const goals = (matchId: string) =>
        outcome.isAwarded
          ? []
          : ofMatch(titleOf(match), () =>
              goalsOf(matchId, match, kickoffAt, outcome.score, (goal, side) =>
                fullName(goal.name, players.get(spelling(teamOf(side, goal.owngoal))) ?? []),
              ),
            );
      goals('checked');
      return {
        home: match.team1,
        away: match.team2,
        kickoffAt,
        round: groups.get(match) ?? roundOf(match.round),
        group: match.group?.replace(/^group\s+/i, '').slice(0, 20) ?? null,
        ground: match.ground ?? null,
        outcome,
        goals,
      };
    }),
  );
  return { source, season, matches, waiting: all.length - written.length };
}
