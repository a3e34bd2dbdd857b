import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, integer, text } from '../../contract/fields.ts';
import { competition, sport, team } from '../matches/matches.schema.ts';
import {
  bracketRound,
  competitionKinds,
  fixture,
  round,
  season,
  seasonBallPlayer,
  seasonId,
  seasonPlayer,
  seasonStandings,
  seasonTeam,
  treeCompetition,
} from './competitions.schema.ts';

/** A season of a competition; without `season` the current one. Unknown ones answer code 1. */
const ofSeason = { id, season: z.optional(seasonId) };

const open = { caller: 'public', rate: 'read', method: 'GET' } as const;

export const seasonTable = defineCall({
  ...open,
  cache: 'public',
  path: 'Football/season_table',
  scope: 'scores:read',
  summary:
    'Standings of a season: overall, at home, away, of the last five matches and at half-time, with zones; groups of a cup. `live` counts matches in play as they stand.',
  input: z.object({ ...ofSeason, live: z._default(integer(0, 1), 0) }),
  data: seasonStandings,
});

export const basketballTable = defineCall({
  ...open,
  cache: 'public',
  origin: 'ours',
  path: 'Basketball/season_table',
  scope: 'scores:read',
  summary: 'Standings of a basketball season by share of wins, with games behind, streak and the last five.',
  input: z.object(ofSeason),
  data: seasonStandings,
});

export const competitionTree = defineCall({
  ...open,
  cache: 'public',
  origin: 'ours',
  path: 'Football/tree',
  scope: 'scores:read',
  summary: 'Countries and their competitions with how far each is, hot ones first; international ones in a group of their own.',
  input: z.object({ sport: z._default(sport, 'football') }),
  data: z.object({
    /** Ids of the competitions that everybody knows, in order. */
    hot: z.array(z.string()),
    countries: z.array(
      z.object({ id: z.string(), name: z.string(), is_international: z.boolean(), competitions: z.array(treeCompetition) }),
    ),
  }),
});

export const findTeams = defineCall({
  ...open,
  origin: 'ours',
  path: 'Football/find_team',
  scope: 'scores:read',
  summary: 'Teams by a part of their name in any language, with the competition in which each plays.',
  input: z.object({ text: text(40), sport: z._default(sport, 'football') }),
  data: z.object({ list: z.array(z.object({ team, competition, season: seasonId })) }),
});

export const seasonList = defineCall({
  ...open,
  cache: 'public',
  origin: 'ours',
  path: 'Football/season_list',
  scope: 'scores:read',
  summary: 'Seasons of a competition, newest first, with the champion of those that are over.',
  input: z.object({ id }),
  data: z.object({ competition, kind: z.enum(competitionKinds), seasons: z.array(z.extend(season, { champion: z.nullable(team) })) }),
});

export const seasonRounds = defineCall({
  ...open,
  cache: 'public',
  origin: 'ours',
  path: 'Football/season_rounds',
  scope: 'scores:read',
  summary: 'Rounds of a season in the order of play.',
  input: z.object(ofSeason),
  data: z.object({ season, rounds: z.array(round) }),
});

export const seasonFixtures = defineCall({
  ...open,
  cache: 'public',
  origin: 'ours',
  path: 'Football/season_fixtures',
  scope: 'scores:read',
  summary: 'Matches of a round, or of the current one, by kick-off.',
  input: z.object({ ...ofSeason, round: z.optional(id) }),
  data: z.object({ season, round: z.nullable(round), list: z.array(fixture) }),
});

export const seasonBracket = defineCall({
  ...open,
  cache: 'public',
  origin: 'ours',
  path: 'Football/season_bracket',
  scope: 'scores:read',
  summary:
    'Knock-out rounds of a cup from the first to the final, with legs, extra time and penalties, or the play-offs of a league in series, with every round from the start; empty for a league without.',
  input: z.object(ofSeason),
  data: z.object({
    season,
    rounds: z.array(bracketRound),
    third_place: z.nullable(bracketRound),
    /** Games for the last places of the play-offs; empty where there are none. */
    play_in: z.array(bracketRound),
    /**
     * Names of the two halves of the bracket, whose winners meet in the final; each round lists its ties in this order. Empty where
     * there are none.
     */
    halves: z.array(z.string()),
  }),
});

/** Columns by which players are ordered. */
export const playerOrders = ['goals', 'assists', 'cards'] as const;
export type PlayerOrder = (typeof playerOrders)[number];

export const seasonPlayers = defineCall({
  ...open,
  cache: 'public',
  origin: 'ours',
  path: 'Football/season_players',
  scope: 'scores:read',
  summary: 'Scorers, assists or cards of a season, from the events that are known: `known` of `finished` matches have any.',
  input: z.object({ ...ofSeason, by: z._default(z.enum(playerOrders), 'goals'), limit: z._default(integer(1, 100), 20) }),
  data: z.object({ season, list: z.array(seasonPlayer), known: z.int(), finished: z.int() }),
});

export const seasonTeams = defineCall({
  ...open,
  cache: 'public',
  origin: 'ours',
  path: 'Football/season_teams',
  scope: 'scores:read',
  summary: 'Statistics of the teams of a season: goals, clean sheets, cards and corners, as sums.',
  input: z.object(ofSeason),
  data: z.object({ season, list: z.array(seasonTeam) }),
});

/** Columns by which basketball players are ordered, all of them per game. */
export const ballPlayerOrders = ['points', 'rebounds', 'assists', 'steals', 'blocks'] as const;
export type BallPlayerOrder = (typeof ballPlayerOrders)[number];

export const basketballPlayers = defineCall({
  ...open,
  cache: 'public',
  origin: 'ours',
  path: 'Basketball/season_players',
  scope: 'scores:read',
  summary:
    'Leaders of a basketball season per game, among those who played in half of the games of the team that played most. The specification shows no call for it.',
  input: z.object({ ...ofSeason, by: z._default(z.enum(ballPlayerOrders), 'points'), limit: z._default(integer(1, 100), 20) }),
  data: z.object({ season, list: z.array(seasonBallPlayer) }),
});
