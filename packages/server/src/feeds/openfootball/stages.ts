import { spelling } from '../../text/spelling.ts';
import { finalGroup, groupRounds, partsOf } from './groups.ts';
import type { WrittenMatch } from './openfootball.schema.ts';
import {
  groupInRound,
  isOfFinalGroup,
  isOfGroups,
  leagueNumber,
  roundOf,
  roundOfHalf,
  roundOfPlayoffs,
  stagedRound,
  type ReadRound,
} from './round.ts';

/** A match with its kick-off, its round and its group. */
export interface Placed {
  written: WrittenMatch;
  kickoffAt: number;
  round: ReadRound;
  group: string | undefined;
}

type Timed = Pick<Placed, 'written' | 'kickoffAt'>;

/** Least teams of a half, and least days on which all of them play, for a stage to count as one. */
const fewest = { teams: 4, days: 3 } as const;
/** The first day of a half whose league is in another file. */
const lateDay = 10;

/** Round with the stage beside it: `Playoffs`, or `Playoffs, Final`. */
export const calledOf = ({ stage, round }: Pick<WrittenMatch, 'stage' | 'round'>): string => [stage, round].filter(Boolean).join(', ');

const pairOf = ({ team1, team2 }: WrittenMatch) =>
  [team1, team2]
    .map(spelling)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join(' v ');

/** Stages that are halves of a split league: their days continue its own, or all their teams play on each of their days. */
function halvesOf(matches: readonly WrittenMatch[]): Map<string, number> {
  const last = Math.max(0, ...matches.map((match) => leagueNumber(calledOf(match)) ?? 0));
  const staged = matches.flatMap((match) => {
    const found = match.group === undefined ? stagedRound(calledOf(match)) : undefined;
    return found ? [{ match, ...found }] : [];
  });
  const found = [...Map.groupBy(staged, ({ stage }) => stage)].flatMap(([stage, own]): [string, number][] => {
    const first = Math.min(...own.map(({ number }) => number));
    if (first > (last || lateDay - 1)) return [[stage, 0]];
    const teams = new Set(own.flatMap(({ match: { team1, team2 } }) => [spelling(team1), spelling(team2)]));
    const days = [...Map.groupBy(own, ({ number }) => number).values()];
    const isPlayedByAll = days.every((day) => day.length * 2 === teams.size);
    return teams.size >= fewest.teams && days.length >= fewest.days && isPlayedByAll ? [[stage, last]] : [];
  });
  return new Map(found);
}

/** Rounds of play-offs without names in the file, by the pairings. */
function roundsOfPlayoffs(matches: readonly Timed[]): Map<WrittenMatch, ReadRound> {
  const rounds = new Map<WrittenMatch, ReadRound>();
  for (const own of Map.groupBy(matches, ({ written: { stage } }) => stage).values()) {
    const inOrder = own.toSorted((one, other) => one.kickoffAt - other.kickoffAt);
    const ties = [...Map.groupBy(inOrder, ({ written }) => pairOf(written)).values()];
    const depth = new Map<string, number>();
    const numbers = ties.map((tie) => {
      const teams = tie.slice(0, 1).flatMap(({ written: { team1, team2 } }) => [spelling(team1), spelling(team2)]);
      const number = Math.max(...teams.map((team) => depth.get(team) ?? 0)) + 1;
      for (const team of teams) depth.set(team, number);
      return number;
    });
    const most = Math.max(...numbers);
    const isBracket = most > 1 && numbers.filter((number) => number === most).length === 1;
    ties.forEach((tie, index) => {
      const number = numbers[index] ?? 1;
      for (const { written } of tie) rounds.set(written, roundOfPlayoffs(number, most - number, isBracket));
    });
  }
  return rounds;
}

/**
 * Gives every match its round, and its group where the file names one or its league falls into some.
 * @param ofMatch runs the parsing of a match, and adds the match to an error
 */
export function placed(
  timed: readonly Timed[],
  isCup: boolean,
  ofMatch: <Value>(match: WrittenMatch, work: () => Value) => Value,
): Placed[] {
  const written = timed.map((match) => match.written);
  const halves = isCup ? new Map<string, number>() : halvesOf(written);
  const playoffs = roundsOfPlayoffs(timed.filter((match) => match.written.round === undefined && match.written.stage !== undefined));
  const named = (match: WrittenMatch) =>
    match.group ?? groupInRound(calledOf(match)) ?? (isOfFinalGroup(calledOf(match)) ? finalGroup : undefined);
  const inUnnamed = written.filter((match) => named(match) === undefined && isOfGroups(calledOf(match)));
  const rounds = new Map<WrittenMatch, ReadRound>();
  for (const match of written) {
    if (named(match) !== undefined || isOfGroups(calledOf(match))) continue;
    rounds.set(
      match,
      ofMatch(match, () => {
        const staged = stagedRound(calledOf(match));
        const goesOn = staged && halves.get(staged.stage);
        const half = staged && goesOn !== undefined ? roundOfHalf(staged.stage, staged.number + goesOn) : undefined;
        return half ?? playoffs.get(match) ?? roundOf(calledOf(match), isCup);
      }),
    );
  }
  const parts = new Map([
    ...partsOf(written.filter((match) => rounds.get(match)?.stage === 'league' && rounds.get(match)?.group === undefined)),
    ...partsOf(inUnnamed, false),
  ]);
  const isUnnamed = new Set(inUnnamed);
  const isOfParts = (match: WrittenMatch) =>
    isUnnamed.has(match) || (rounds.get(match)?.stage === 'league' && rounds.get(match)?.group === undefined);
  const group = (match: WrittenMatch) => named(match) ?? (isOfParts(match) ? parts.get(spelling(match.team1)) : undefined);
  const inGroups = groupRounds(timed, (match) => group(match) ?? (isUnnamed.has(match) ? '' : undefined));
  return timed.flatMap((match) => {
    const round = inGroups.get(match.written) ?? rounds.get(match.written);
    return round ? [{ ...match, round, group: group(match.written) ?? round.group }] : [];
  });
}
