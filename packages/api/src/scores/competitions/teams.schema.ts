import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { playerPositions } from '../matches/detail.schema.ts';
import { competition, match, team } from '../matches/matches.schema.ts';
import { boxLine } from '../../desk/sheets/sheets.schema.ts';
import { season, seasonBallPlayer, seasonId, seasonPlayer } from './competitions.schema.ts';

/** A season of a competition in which a team has played or will. */
export const campaign = z.object({
  competition,
  season: seasonId,
  /** As fans write it: `2021/22`. */
  name: z.string(),
  /** Results are made by the simulator. */
  is_simulated: z.boolean(),
});
export type Campaign = z.output<typeof campaign>;

/** Position of a team after one of its matches: `position` counts from 1 among the `of` teams of its table. */
export const placeAfter = z.object({ match_id: z.string(), position: z.int(), of: z.int() });
export type PlaceAfter = z.output<typeof placeAfter>;

/** A team with one of its seasons. */
export const teamPage = z.object({
  team,
  /** The season that is shown, and all that are known, the newest first. */
  campaign,
  campaigns: z.array(campaign),
  /** Its matches of that season that are known, by kick-off. */
  matches: z.array(match),
  /** After each of its finished matches, in order; empty for basketball and where there is no table. */
  places: z.array(placeAfter),
  /** Of the newest line-up; null where the source has none. */
  coach: z.nullable(z.string()),
  formation: z.nullable(z.string()),
  /** Venue of its last home match; null where no source names one. */
  venue: z.nullable(z.string()),
  capacity: z.nullable(z.int()),
});
export type TeamPage = z.output<typeof teamPage>;

const known = z.nullable(z.int());

/** Totals of a footballer in a season, over its finished matches. Figures that need line-ups are null where none is known. */
export const footballTally = z.extend(
  z.pick(seasonPlayer, { goals: true, penalties: true, own_goals: true, assists: true, yellow: true, red: true }),
  {
    appearances: known,
    /** Of these, from the first minute. */
    starts: known,
    /** Minutes of the ninety of each match; stoppage and extra time do not count. */
    minutes: known,
    /** Matches that he finished or left without a goal against. */
    clean_sheets: known,
    /** Mean over the matches that were rated, 3-10, to two places; null without one. */
    rating: z.nullable(z.number()),
  },
);
export type FootballTally = z.output<typeof footballTally>;

/** Somebody of a football squad; number, position and birth are null where no line-up names them. */
export const squadPlayer = z.extend(footballTally, {
  id: z.string(),
  name: z.string(),
  number: known,
  position: z.nullable(z.enum(playerPositions)),
  is_captain: z.boolean(),
  born_at: z.nullable(instant),
});
export type SquadPlayer = z.output<typeof squadPlayer>;

/** Means of a basketball player over the games of a season in which they were on the court. */
export const ballMeans = z.omit(seasonBallPlayer, { rank: true, player: true, player_id: true, team: true });
export type BallMeans = z.output<typeof ballMeans>;

/** Somebody of a basketball team. */
export const ballSquadPlayer = z.extend(ballMeans, {
  id: z.string(),
  name: z.string(),
  number: z.int(),
  position: boxLine.shape.position,
});
export type BallSquadPlayer = z.output<typeof ballSquadPlayer>;

/** Whom a player's page is about; he is one of the team named, and simulated as its season is. */
const person = {
  id: z.string(),
  name: z.string(),
  team,
  /** The season that is shown: the last in which he was named. */
  campaign,
  number: known,
};

/** Short figures of a footballer for a season, as of a match. */
const brief = { goals: z.int(), assists: z.int(), yellow: z.int(), red: z.int() };

/** A season of a footballer's career at his club. */
export const careerSeason = z.object({
  campaign,
  /** Null where no line-up of that season is known. */
  appearances: known,
  ...brief,
});
export type CareerSeason = z.output<typeof careerSeason>;

/** A finished match as a footballer played it; minutes are null where no line-up is known. */
export const playedMatch = z.object({
  match,
  minutes: known,
  /** Minute in which he came on; null for one who started. */
  on_at: known,
  ...brief,
  rating: z.nullable(z.number()),
});
export type PlayedMatch = z.output<typeof playedMatch>;

/** Figures by which basketball players are compared. */
export const ballFigures = ['points', 'rebounds', 'assists', 'steals', 'blocks'] as const;

/**
 * Rank of a mean among the players of the league in the same position who play at least half as often: `percentile` 0-100 of `among`
 * players.
 */
export const percentile = z.object({ figure: z.enum(ballFigures), value: z.number(), percentile: z.int(), among: z.int() });
export type Percentile = z.output<typeof percentile>;

/** A footballer. */
export const footballPlayer = z.object({
  ...person,
  position: z.nullable(z.enum(playerPositions)),
  is_captain: z.boolean(),
  born_at: z.nullable(instant),
  season: footballTally,
  /** Finished matches of the season whose line-ups are known, and all. */
  known: z.int(),
  finished: z.int(),
  /** The last matches in which he had a part, the newest first. */
  recent: z.array(playedMatch),
  /** The newest season first. */
  career: z.array(careerSeason),
});
export type FootballPlayer = z.output<typeof footballPlayer>;

/** A finished game as a basketball player played it. */
export const playedGame = z.object({ match, line: boxLine });
export type PlayedGame = z.output<typeof playedGame>;

/** A basketball player. */
export const ballPlayer = z.object({
  ...person,
  position: boxLine.shape.position,
  season: ballMeans,
  /** The last games in which he was on the court, the newest first. */
  recent: z.array(playedGame),
  /** Empty where too few can be compared. */
  percentiles: z.array(percentile),
  career: z.array(z.object({ campaign, ...ballMeans.shape })),
});
export type BallPlayer = z.output<typeof ballPlayer>;

/** The squad of a season: `known` of `finished` matches have a line-up. */
export const squad = <Player extends z.ZodMiniType>(player: Player) =>
  z.object({ season, list: z.array(player), known: z.int(), finished: z.int() });
