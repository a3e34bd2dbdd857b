import * as z from 'zod/mini';
import { matchMark } from './matchMark.ts';
import { colors, instant } from '../../contract/fields.ts';

export const sports = ['football', 'basketball', 'esports'] as const;
export const sport = z.enum(sports);
export type Sport = (typeof sports)[number];

/** States of a match, per sport; a feed's own numbers are mapped to these, never shared between sports. */
export const matchStatuses = {
  football: [
    'tbd',
    'scheduled',
    'first_half',
    'half_time',
    'second_half',
    'extra_time',
    'penalties',
    'finished',
    'postponed',
    'interrupted',
    'abandoned',
    'cancelled',
  ],
  basketball: [
    'tbd',
    'scheduled',
    'q1',
    'q1_end',
    'q2',
    'half_time',
    'q3',
    'q3_end',
    'q4',
    'overtime',
    'finished',
    'postponed',
    'interrupted',
    'cancelled',
  ],
  esports: ['tbd', 'scheduled', 'playing', 'between_maps', 'finished', 'postponed', 'cancelled'],
} as const;
export type MatchStatus = (typeof matchStatuses)[Sport][number];

const status = z.enum([...new Set(Object.values(matchStatuses).flat())] as [MatchStatus, ...MatchStatus[]]);

/** Phase of a match; every list groups by it. */
export const matchPhases = ['before', 'playing', 'after', 'off'] as const;
export type MatchPhase = (typeof matchPhases)[number];

const before: readonly MatchStatus[] = ['tbd', 'scheduled'];
const off: readonly MatchStatus[] = ['postponed', 'cancelled', 'abandoned'];

/** `before` and `after` the match, `playing` from kick-off to the end (breaks and interruptions included), `off` when it will not go on. */
export function matchPhase(state: MatchStatus): MatchPhase {
  if (before.includes(state)) return 'before';
  if (off.includes(state)) return 'off';
  return state === 'finished' ? 'after' : 'playing';
}

export const team = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  short_name_zh: z.string(),
  colors,
  logo: z.nullable(z.string()),
});
export type Team = z.output<typeof team>;

/** `country_id` is the same in every language, `country` the name in the reader's. */
export const competition = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  country_id: z.string(),
  country: z.string(),
  color: z.string(),
  tier: z.int(),
});
export type Competition = z.output<typeof competition>;

const pair = z.object({ home: z.int(), away: z.int() });

/** Counts beside a football score; null where the source has none. */
export const matchCounts = z.object({ yellow: pair, red: pair, corner: pair });

/** Two figures of a match, of the home side and of the away side. */
export const pairOf = z.tuple([z.int(), z.int()]);

/** A clock that counts down: seconds left at an instant of the server (ms UTC); while it `runs` a client counts on by itself. */
export const gameClock = z.object({ left: z.int(), runs: z.boolean(), at: instant });
export type GameClock = z.output<typeof gameClock>;

/** Fields that only a basketball game has; absent before it begins. */
export const basketballState = z.object({
  /** Points of each quarter begun so far, then of each overtime. */
  periods: z.array(pairOf),
  /** Time left of the running period; null between periods and after the game. */
  clock: z.nullable(gameClock),
  /** Lead of the home side after each full minute of play so far. */
  leads: z.array(z.int()),
  /** Team fouls of the running period. */
  fouls: pairOf,
  /** Timeouts that are left. */
  timeouts: pairOf,
  /** Minutes of a quarter; left out by sources that do not say. Overtimes last five. */
  quarter: z.optional(z.int()),
});
export type BasketballState = z.output<typeof basketballState>;

/** Games of esports: League of Legends, Dota 2, Counter-Strike, Honor of Kings. */
export const esportsGames = ['lol', 'dota2', 'cs', 'kog'] as const;
export type EsportsGame = (typeof esportsGames)[number];

/** One map (in Counter-Strike) or game (in the others) of a series that has begun. */
export const esportsMap = z.object({
  /** Kills, in Counter-Strike rounds. */
  score: pairOf,
  /** Null while it is played. */
  winner: z.nullable(z.enum(['home', 'away'])),
  began_at: instant,
  /** Seconds that it lasted; null while it is played. */
  seconds: z.nullable(z.int()),
  /** Gold of the home side less that of the away side; null in Counter-Strike. */
  gold: z.nullable(z.int()),
});
export type EsportsMap = z.output<typeof esportsMap>;

/** Fields that only an esports series has; its score counts the maps won. */
export const esportsState = z.object({
  game: z.enum(esportsGames),
  /** Most maps; more than half of them win the series. */
  best_of: z.int(),
  /** Maps begun so far. */
  maps: z.array(esportsMap),
});
export type EsportsState = z.output<typeof esportsState>;

const matchFields = z.object({
  id: z.string(),
  sport,
  competition,
  round: z.string(),
  home: team,
  away: team,
  status,
  kickoff_at: instant,
  minute: z.nullable(z.int()),
  added: z.int(),
  home_score: z.nullable(z.int()),
  away_score: z.nullable(z.int()),
  half: z.nullable(pair),
  /** Kicks of the shoot-out that went in, from its beginning on; null where there is none. */
  penalties: z.nullable(pair),
  /**
   * Score after 90 minutes, from the beginning of extra time on; null or left out where none is played. The score of the match includes
   * extra time.
   */
  regular: z.optional(z.nullable(pair)),
  /** Goals of both sides in the first of two matches, on the second one; null or left out elsewhere. */
  first_leg: z.optional(z.nullable(pair)),
  counts: z.nullable(matchCounts),
  is_hot: z.boolean(),
  is_simulated: z.boolean(),
  room_count: z.int(),
  version: z.int(),
  /** Only in basketball, from the tip-off on; the key is left out elsewhere. */
  basketball: z.optional(basketballState),
  /** Only in esports; the key is left out elsewhere. */
  esports: z.optional(esportsState),
  /** Since when the source has said nothing of this running match, ms UTC; null or absent while it speaks. */
  stale_since: z.optional(z.nullable(instant)),
});

/** One row of any match list. Times are the server's; `minute` and `added` are those of the match clock. */
export const match = matchFields.check(matchMark);
export type Match = z.output<typeof match>;

/**
 * Kinds of football events. `extra_time` ends the 90 minutes, `shootout` ends the play before it; a goal in a shoot-out does not count
 * in the score.
 */
export const footballEvents = [
  'kick_off',
  'goal',
  'penalty_goal',
  'own_goal',
  'goal_cancelled',
  'yellow',
  'second_yellow',
  'red',
  'substitution',
  'corner',
  'half_time',
  'second_half',
  'extra_time',
  'shootout',
  'shootout_goal',
  'shootout_miss',
  'full_time',
] as const;
/** A game of basketball begins with `tip_off` and ends with `game_end`; `part` is the quarter, 5 the first overtime. */
const basketballEvents = ['tip_off', 'period_end', 'lead_change', 'game_end'] as const;
/** `part` is the map; `code` says what an `objective` was. */
const esportsEvents = ['map_start', 'objective', 'map_end', 'series_end'] as const;
export const matchEventKinds = [...footballEvents, ...basketballEvents, ...esportsEvents] as const;
export type MatchEventKind = (typeof matchEventKinds)[number];
/** One of them. */
export type FootballEventKind = (typeof footballEvents)[number];

/** Objectives in a game of esports. */
export const objectives = [
  'first_blood',
  'tower',
  'dragon',
  'herald',
  'baron',
  'roshan',
  'barracks',
  'tyrant',
  'overlord',
  'storm_dragon',
  'bomb_planted',
  'bomb_defused',
  'ace',
] as const;
export type Objective = (typeof objectives)[number];

export const matchEvent = z.object({
  id: z.string(),
  match_id: z.string(),
  kind: z.enum(matchEventKinds),
  side: z.nullable(z.enum(['home', 'away'])),
  minute: z.int(),
  added: z.int(),
  player: z.nullable(z.string()),
  other_player: z.nullable(z.string()),
  /** Ids of both, for their pages; left out where nobody is named, and in sports whose players have none. */
  player_id: z.optional(z.string()),
  other_player_id: z.optional(z.string()),
  /** Right after it; of a kick of the shoot-out the score of the shoot-out. */
  home_score: z.int(),
  away_score: z.int(),
  at: instant,
  /** Quarter or map, from 1; left out in football. */
  part: z.optional(z.int()),
  /** Objective of an `objective` event; left out elsewhere. */
  code: z.optional(z.enum(objectives)),
});
export type MatchEvent = z.output<typeof matchEvent>;

/** Manual overrides of a match by an operator: its score is frozen, differs from the source's, or was awarded by the competition. */
export const matchRulings = ['held', 'corrected', 'awarded'] as const;
export type MatchRuling = (typeof matchRulings)[number];

/** Content of the goal popup. Spec fields first (section 3), then ours. */
export const goalItem = z.object({
  iszhu: z.union([z.literal(0), z.literal(1)]),
  match_str: z.string(),
  home_team_name_zh: z.string(),
  away_team_name_zh: z.string(),
  home_score: z.int(),
  away_score: z.int(),
  event_id: z.string(),
  match_id: z.string(),
  kind: z.enum(matchEventKinds),
  sport,
  home: team,
  away: team,
  competition,
  player: z.nullable(z.string()),
  is_hot: z.boolean(),
  at: instant,
});
export type GoalItem = z.output<typeof goalItem>;

/**
 * Whether the source of a sport is silent: `stale_since` is the time of its last message, once it has been silent for a minute while
 * matches are on; null when it speaks again.
 */
export const feedState = z.object({ sport, stale_since: z.nullable(instant) });
export type FeedState = z.output<typeof feedState>;
