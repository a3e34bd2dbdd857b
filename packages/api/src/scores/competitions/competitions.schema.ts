import * as z from 'zod/mini';
import { id, instant } from '../../contract/fields.ts';
import { competition, match, team } from '../matches/matches.schema.ts';

/** Name of a season within its competition, as `season_list` gives it: `2021-22`, `2019`, `2026-apertura-sim`. */
export const seasonId = id;

const pair = z.object({ home: z.int(), away: z.int() });

/** A season of a competition. */
export const season = z.object({
  id: seasonId,
  /** As fans write it: `2021/22`. */
  name: z.string(),
  starts_at: instant,
  ends_at: instant,
  /** Matches that are known, and those that are over. */
  matches: z.int(),
  finished: z.int(),
  /** The one that is shown when nobody asks for another. */
  is_current: z.boolean(),
  is_simulated: z.boolean(),
});
export type Season = z.output<typeof season>;

/** A `league` has one table; a `cup` has groups, or a bracket, or both. */
export const competitionKinds = ['league', 'cup'] as const;
export type CompetitionKind = (typeof competitionKinds)[number];

/** A competition in the tree of countries, with how far it is. */
export const treeCompetition = z.extend(competition, {
  kind: z.enum(competitionKinds),
  /** The round that is on or comes next, by its name; empty before the first fixture. */
  round: z.string(),
  /** Rounds that are over, and all that are known, of the current season. */
  rounds_done: z.int(),
  rounds: z.int(),
  /** Matches being played now. */
  playing: z.int(),
});
export type TreeCompetition = z.output<typeof treeCompetition>;

/** Meaning of a position in the table; each has a name and a colour. */
export const zoneTones = [
  'champion',
  'continental',
  'continental_second',
  'continental_third',
  'promotion',
  'promotion_playoff',
  'advance',
  'relegation_playoff',
  'relegation',
] as const;
export type ZoneTone = (typeof zoneTones)[number];

/** A zone of a table: `from` and `to` are positions, both included. */
/** Ways to order a table that operators choose from. */
export const tableOrders = [
  'goals_first',
  'mutual_first',
  'mutual_without_goals',
  'mutual_one_leg',
  'goals_then_one_leg',
  'wins_first',
  'premier_league',
  'bundesliga',
  'serie_a',
  'ligue_1',
  'win_rate',
  'maps',
] as const;
export type TableOrder = (typeof tableOrders)[number];

export const zone = z.object({ id: z.string(), tone: z.enum(zoneTones), name: z.string(), from: z.int(), to: z.int() });
export type Zone = z.output<typeof zone>;

export const formResults = ['W', 'D', 'L'] as const;

/** One of a team's last five matches, newest last; the opponent is named in `teams` of the answer. */
export const formMatch = z.object({
  match_id: z.string(),
  result: z.enum(formResults),
  is_home: z.boolean(),
  opponent_id: z.string(),
  home_score: z.int(),
  away_score: z.int(),
});
export type FormMatch = z.output<typeof formMatch>;

/** A line of a table. `goals_…` are points in basketball, maps in esports. */
export const standingsRow = z.object({
  position: z.int(),
  team_id: z.string(),
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  goals_for: z.int(),
  goals_against: z.int(),
  goal_difference: z.int(),
  /** After deductions. */
  points: z.int(),
  /** Points that were taken away, 0 or more. */
  deducted: z.int(),
  /** A play-off between equals that is still to come decides this place. */
  needs_playoff: z.boolean(),
  /** Points for each match played, to three places: what an abandoned season is ordered by. */
  points_per_game: z.number(),
  /** Share of matches won, 0-1, to three places. */
  win_rate: z.number(),
  /** Games behind the first, in halves: basketball. */
  games_behind: z.number(),
  /** Matches won in a row; negative when lost in a row, 0 after a draw. */
  streak: z.int(),
  form: z.array(formMatch),
  /** Places gained since the round before; negative when lost. */
  change: z.int(),
  /** `id` of the zone of this place; null when it brings nothing. */
  zone: z.nullable(z.string()),
  /** The running match of this team, counted with its present score; null otherwise. */
  playing: z.nullable(z.object({ match_id: z.string(), home_score: z.int(), away_score: z.int() })),
});
export type StandingsRow = z.output<typeof standingsRow>;

/** Ways to look at a table: `recent` counts each team's last five matches, `half` the scores at half-time. */
export const tableViews = ['overall', 'home', 'away', 'recent', 'half'] as const;
export type TableView = (typeof tableViews)[number];

/** A table: the league's only one, a group of a cup, a conference. Teams are named in `teams` of the answer. */
export const standingsGroup = z.object({
  id: z.string(),
  /** Empty for the only table of a league. */
  name: z.string(),
  overall: z.array(standingsRow),
  home: z.array(standingsRow),
  away: z.array(standingsRow),
  recent: z.array(standingsRow),
  half: z.array(standingsRow),
});
export type StandingsGroup = z.output<typeof standingsGroup>;

/** Points that were taken from a team, with the reason. */
export const deduction = z.object({ team_id: z.string(), points: z.int(), reason: z.string() });

/** A season in one line, over its finished matches. */
export const seasonSummary = z.object({ matches: z.int(), goals: z.int(), home_wins: z.int(), draws: z.int(), away_wins: z.int() });

/** All tables of a season. */
export const seasonStandings = z.object({
  competition,
  kind: z.enum(competitionKinds),
  season,
  teams: z.array(team),
  groups: z.array(standingsGroup),
  zones: z.array(zone),
  deductions: z.array(deduction),
  /** Tie-break rule for equal points, as text for the legend. */
  rule: z.string(),
  /** The season was broken off and is ordered by points per game. */
  is_per_game: z.boolean(),
  /** Running matches are counted with their present score. */
  is_live: z.boolean(),
  summary: seasonSummary,
});
export type SeasonStandings = z.output<typeof seasonStandings>;

export const stages = ['league', 'group', 'playoff', 'knockout'] as const;
export type Stage = (typeof stages)[number];

/** A round of a season, in the order of play. */
export const round = z.object({
  id,
  name: z.string(),
  stage: z.enum(stages),
  starts_at: instant,
  ends_at: instant,
  matches: z.int(),
  finished: z.int(),
  /** The round that is on or comes next; the last one of a season that is over. */
  is_current: z.boolean(),
});
export type Round = z.output<typeof round>;

export const decisions = ['regular', 'extra', 'penalties', 'away_goals', 'awarded'] as const;

/**
 * A match of a season with how it was decided: `home_score` and `away_score` include extra time, `regular` is the score after 90
 * minutes where extra time was played.
 */
export const fixture = z.safeExtend(match, {
  stage: z.enum(stages),
  /** `id` of the group of a cup; null elsewhere. */
  group: z.nullable(z.string()),
  regular: z.nullable(pair),
  /** Null until it is over. */
  decided: z.nullable(z.enum(decisions)),
  winner: z.nullable(z.enum(['home', 'away'])),
  ground: z.nullable(z.string()),
});
export type Fixture = z.output<typeof fixture>;

const place = z.nullable(z.int());

/** A pairing of a knock-out round, of one match, two, or a series; `home` is at home in the first. */
export const tie = z.object({
  id: z.string(),
  /** Null while the pairing is not known. */
  home: z.nullable(team),
  away: z.nullable(team),
  /** In order of play. */
  legs: z.array(fixture),
  /**
   * Goals of `home` and of `away` over all legs, without penalty shoot-outs; for a series, the games that each has won. Null before the
   * first.
   */
  total: z.nullable(pair),
  /** Most games of a series, won by more than half of them; null where goals of all legs count. */
  best_of: z.nullable(z.int()),
  /** Places from which a series follows; null elsewhere. */
  seeds: z.nullable(z.object({ home: place, away: place })),
  /** The shoot-out, from the side of `home`. */
  penalties: z.nullable(pair),
  winner: z.nullable(z.enum(['home', 'away'])),
  decided: z.nullable(z.enum(decisions)),
  /** `id` of the tie that the winner goes to; null in the final and where it is not known. */
  next: z.nullable(z.string()),
});
export type Tie = z.output<typeof tie>;

/** A round of the bracket; its ties are ordered so that those of `next` are neighbours. */
export const bracketRound = z.object({ id: z.string(), name: z.string(), ties: z.array(tie) });
export type BracketRound = z.output<typeof bracketRound>;

/** Figures of a player in a season. */
export const seasonPlayer = z.object({
  /** Shared by equals. */
  rank: z.int(),
  player: z.string(),
  /** Of the player's page. */
  player_id: z.string(),
  team,
  goals: z.int(),
  /** Of these goals, from the spot; shoot-outs do not count. */
  penalties: z.int(),
  own_goals: z.int(),
  assists: z.int(),
  yellow: z.int(),
  /** Straight and second yellow. */
  red: z.int(),
});
export type SeasonPlayer = z.output<typeof seasonPlayer>;

/** Figures of a team in a season: sums over its finished matches. */
export const seasonTeam = z.object({
  team,
  played: z.int(),
  goals_for: z.int(),
  goals_against: z.int(),
  clean_sheets: z.int(),
  /** Matches without a goal of its own. */
  scoreless: z.int(),
  both_scored: z.int(),
  /** Matches with three goals or more. */
  over_2_5: z.int(),
  /** Matches whose cards and corners are known; the three sums are over these. */
  counted: z.int(),
  yellow: z.int(),
  red: z.int(),
  corners: z.int(),
});
export type SeasonTeam = z.output<typeof seasonTeam>;

/** Figures of a basketball player in a season: means over the games in which they were on the court. */
export const seasonBallPlayer = z.object({
  /** Shared by equals. */
  rank: z.int(),
  player: z.string(),
  /** Of the player's page. */
  player_id: z.string(),
  team,
  games: z.int(),
  /** Per game, to one place. */
  minutes: z.number(),
  points: z.number(),
  rebounds: z.number(),
  assists: z.number(),
  steals: z.number(),
  blocks: z.number(),
  /** Shares of the attempts, 0-1, to three places; 0 without attempts. */
  field_goals: z.number(),
  threes: z.number(),
});
export type SeasonBallPlayer = z.output<typeof seasonBallPlayer>;
