import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant } from '../../contract/fields.ts';
import { absence, commentaryLine, conditions, gameFlow, lineups, momentum, shot, statistic } from './detail.schema.ts';
import { competition, match, sport, team } from './matches.schema.ts';

export const matchDetail = defineCall({
  method: 'GET',
  path: 'hot_match/detail',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  origin: 'ours',
  summary:
    'What a match carries beyond its score: figures, line-ups, momentum, the course of a basketball game, venue, absences, the shots in their order, and the commentary, newest line first; null where the source has none. Topic `match:<id>` goes on from the position.',
  input: z.object({ id }),
  data: z.object({
    match_id: z.string(),
    statistics: z.nullable(z.array(statistic)),
    lineups: z.nullable(lineups),
    momentum: z.nullable(momentum),
    flow: z.nullable(gameFlow),
    conditions: z.nullable(conditions),
    absences: z.nullable(z.array(absence)),
    commentary: z.array(commentaryLine),
    shots: z.array(shot),
    topic: z.string(),
    epoch: z.string(),
    seq: z.int(),
  }),
});

const record = z.object({
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  goals_for: z.int(),
  goals_against: z.int(),
  points: z.int(),
});

/** Position of a side in its competition this season: place among `of` teams, and its record overall, at home and away. */
const standing = z.object({ position: z.int(), of: z.int(), total: record, home: record, away: record });
export type AnalysisStanding = z.output<typeof standing>;

const bothSides = <Item extends z.ZodMiniType>(item: Item) => z.object({ home: item, away: item });

export const matchAnalysis = defineCall({
  method: 'GET',
  path: 'hot_match/analysis',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  origin: 'ours',
  summary:
    'What two sides bring into a match, from the matches before its kick-off: recent form, meetings, opponents of both, what comes next, and their places in the table.',
  input: z.object({ id }),
  data: z.object({
    match_id: z.string(),
    form: bothSides(z.array(match)),
    meetings: z.array(match),
    common: z.array(z.object({ opponent: team, home: z.array(match), away: z.array(match) })),
    next: bothSides(z.array(match)),
    standings: bothSides(z.nullable(standing)),
    /** Closing lines of the usual company for the matches above: match id, goals that the home side gave, line of goals. */
    lines: z.array(z.tuple([z.string(), z.nullable(z.number()), z.nullable(z.number())])),
  }),
});

export const matchBrief = defineCall({
  method: 'POST',
  path: 'hot_match/msgGetSimple',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  summary: 'One match in brief, for a message card.',
  input: z.object({ id }),
  data: z.object({
    id: z.string(),
    sport,
    competition: z.pick(competition, { id: true, short_name: true, color: true }),
    home: z.pick(team, { id: true, name: true, short_name: true, colors: true, logo: true }),
    away: z.pick(team, { id: true, name: true, short_name: true, colors: true, logo: true }),
    status: match.shape.status,
    kickoff_at: instant,
    minute: match.shape.minute,
    added: match.shape.added,
    home_score: match.shape.home_score,
    away_score: match.shape.away_score,
    room_count: z.int(),
  }),
});
