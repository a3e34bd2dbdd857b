import type { FileDecisions } from '../../modules/scores/imports/index.ts';
import type { FeedEvent } from '../../modules/scores/sport/index.ts';
import { broken, BrokenFile, fieldFault, parseFile } from '../files/broken.ts';
import type { Catalogued } from './competitions.data.ts';
import { flattened } from './document.ts';
import { goalsOf } from './goals.ts';
import { kickoffOf } from './kickoff.ts';
import { writtenGroups, writtenMatch, writtenSeason, type WrittenMatch } from './openfootball.schema.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { withoutRepeats } from './repeats.ts';
import { isStageAlone, type ReadRound } from './round.ts';
import { sourceOf } from './sourceOf.ts';
import { calledOf, placed, type Placed } from './stages.ts';
import { fullName, spelling } from '../../text/spelling.ts';

/** A match from a file; its teams are still names. */
export interface ReadMatch {
  home: string;
  away: string;
  /** Its day as the file writes it. */
  day: string;
  kickoffAt: number;
  round: ReadRound;
  /** Group of a cup: `A`. */
  group: string | null;
  ground: string | null;
  outcome: Outcome;
  /** The goals, once the match has its id. */
  goals(matchId: string): FeedEvent[];
}

/** A season from a file. */
export interface ReadSeason {
  source: Catalogued;
  /** `2021-22`, or `2019` for a season within one year. */
  season: string;
  matches: ReadMatch[];
  /** Matches whose teams are not known yet, such as `W49 v W50`; they are left out. */
  waiting: number;
}

/** A team that another match will name: the winner of match 49, the second of group A, the best third. */
const placeholder = /^(?:[WL]\d{1,3}|[123][A-L](?:\/[A-L])*|TBD|TBA|N\.N\.)$/i;

/** Days after which an unplayed match was put off, when others were played since. */
const putOffAfter = 2 * 86_400_000;

const titleOf = ({ team1, team2, date, ...round }: Pick<WrittenMatch, 'team1' | 'team2' | 'round' | 'stage' | 'date'>) =>
  `${team1} v ${team2} (${calledOf(round) || '?'}, ${date})`;
const named = (value: unknown): string => {
  const part = (key: string) =>
    (typeof value === 'object' && value !== null && key in value ? String((value as Record<string, unknown>)[key]) : '?').slice(0, 80);
  return titleOf({ team1: part('team1'), team2: part('team2'), round: part('round'), date: part('date') });
};

/** Runs the parsing of one match, and adds the match to an error. */
function ofMatch<Value>(match: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw error instanceof BrokenFile ? error.of(match) : error;
  }
}

function matchOf(value: unknown): WrittenMatch {
  const found = writtenMatch.safeParse(value);
  if (found.success) {
    const { team1, team2, round, stage, group } = found.data;
    if (!round && !group && !isStageAlone(stage)) throw broken('withoutRound');
    if (spelling(team1) === spelling(team2) && !placeholder.test(team1)) throw broken('playsItself');
    return found.data;
  }
  const [issue] = found.error.issues;
  throw fieldFault(issue?.path);
}

/**
 * Whether a match is a second leg: played at the other team's ground in the same round or, between league and knock-out, in the next. Its
 * extra time follows from both legs.
 */
const isSecondLeg = ({ written: { team1, team2, date }, round }: Placed, all: readonly Placed[]): boolean =>
  round.stage !== 'league' &&
  all.some(
    (other) =>
      other.written.team1 === team2 &&
      other.written.team2 === team1 &&
      other.written.date < date &&
      other.round.stage === round.stage &&
      (round.stage === 'playoff' || other.round.order === round.order),
  );

/** All names of players in a file, by team. */
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
 * Parses a file of a season. A contradictory one is refused with the match and the reason; a file that only lists groups is null, because
 * the matches contain them too.
 * @param days decides which of repeated matches stays
 */
export function readSeason(file: string, text: string, days: FileDecisions['days'] = []): ReadSeason | null {
  const document = flattened(parseFile(text));
  if (writtenGroups.safeParse(document).success && !writtenSeason.safeParse(document).success) return null;
  const found = writtenSeason.safeParse(document);
  if (!found.success) throw broken('notSeason');
  const { source, season, year } = sourceOf(file, found.data.name);
  const zone = typeof source.zone === 'string' ? source.zone : source.zone[year];
  const all = withoutRepeats(
    found.data.matches.map((value) => ofMatch(named(value), () => matchOf(value))),
    days,
  );
  const written = all.filter(({ team1, team2 }) => !placeholder.test(team1) && !placeholder.test(team2));
  const timed = written.map((match) => ({
    written: match,
    kickoffAt: ofMatch(titleOf(match), () => kickoffOf(match.date, match.time, zone)),
  }));
  const read = placed(timed, source.isCup ?? false, (match, work) => ofMatch(titleOf(match), work));
  const players = playersByTeam(written);
  const last = Math.max(...read.filter(({ written: { score } }) => score?.ft).map(({ kickoffAt }) => kickoffAt));

  const matches = read.map((each): ReadMatch => {
    const { written: match, kickoffAt, round, group } = each;
    return ofMatch(titleOf(match), () => {
      const outcome = outcomeOf(match, { isKnockout: ['knockout', 'playoff'].includes(round.stage), isSecondLeg: isSecondLeg(each, read) });
      if (outcome.status === 'scheduled' && kickoffAt + putOffAfter < last) outcome.status = 'postponed';
      const teamOf = (side: 'home' | 'away', owngoal = false) => ((side === 'home') !== owngoal ? match.team1 : match.team2);
      // An awarded result differs from the goals.
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
        day: match.date,
        kickoffAt,
        round,
        group: group?.replace(/^group\s+/i, '').slice(0, 20) ?? null,
        ground: match.ground ?? null,
        outcome,
        goals,
      };
    });
  });
  return { source, season, matches, waiting: all.length - written.length };
}
