import type { BoxLine, BoxSheet } from '../../../modules/scores/sport/index.ts';
import { otherSide, type Side } from '../football/incidents.ts';
import type { Game, Stint } from './game.ts';
import type { Play } from './plays.ts';
import { starters, type CourtPlayer } from './roster.ts';

type Lines = Record<Side, BoxLine[]>;

const empty = ({ name, number, position }: CourtPlayer, index: number): BoxLine => ({
  player: name,
  number,
  position,
  starter: index < starters,
  seconds: 0,
  points: 0,
  twos: [0, 0],
  threes: [0, 0],
  frees: [0, 0],
  rebounds: [0, 0],
  assists: 0,
  steals: 0,
  blocks: 0,
  turnovers: 0,
  fouls: 0,
  plusMinus: 0,
});

/** Adds one play to the lines of its players; returns the points it made. */
function add(lines: Lines, play: Play): number {
  const line = (side: Side, index: number): BoxLine => lines[side][index] as BoxLine;
  const own = line(play.side, play.player);
  const other = otherSide[play.side];
  if (play.kind === 'foul') own.fouls += 1;
  if (play.kind === 'turnover') {
    own.turnovers += 1;
    if (play.steal !== null) line(other, play.steal).steals += 1;
  }
  if (play.kind === 'free') {
    own.frees[1] += 1;
    if (play.made) own.frees[0] += 1;
    own.points += Number(play.made);
    return Number(play.made);
  }
  if (play.kind === 'made' || play.kind === 'missed') {
    const shots = play.points === 3 ? own.threes : own.twos;
    shots[1] += 1;
    if (play.kind === 'made') {
      shots[0] += 1;
      own.points += play.points;
      if (play.assist !== null) line(play.side, play.assist).assists += 1;
      return play.points;
    }
    line(play.rebound.side, play.rebound.player).rebounds[play.rebound.side === play.side ? 0 : 1] += 1;
    if (play.block !== null) line(other, play.block).blocks += 1;
  }
  return 0;
}

/** Box score of a game at a version: the players' points add up to the score, their minutes to the clock. */
export function boxAt(game: Game, version: number): BoxSheet {
  const { plays, played } = game.marks[version - 1] ?? { plays: 0, played: 0 };
  const lines: Lines = { home: game.rosters.home.map(empty), away: game.rosters.away.map(empty) };
  const onCourt = (stint: Stint | undefined, side: Side) => (stint?.fives[side] ?? []).map((index) => lines[side][index] as BoxLine);
  for (const stint of game.stints) {
    const seconds = Math.min(stint.to, played) - stint.from;
    if (seconds > 0) for (const side of ['home', 'away'] as const) for (const line of onCourt(stint, side)) line.seconds += seconds;
  }
  let at = 0;
  for (const [index, play] of game.plays.slice(0, plays).entries()) {
    while ((game.stints[at + 1]?.firstPlay ?? Infinity) <= index) at += 1;
    const points = add(lines, play);
    if (points === 0) continue;
    for (const line of onCourt(game.stints[at], play.side)) line.plusMinus += points;
    for (const line of onCourt(game.stints[at], otherSide[play.side])) line.plusMinus -= points;
  }
  return lines;
}
