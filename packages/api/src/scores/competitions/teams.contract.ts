import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id } from '../../contract/fields.ts';
import { seasonId } from './competitions.schema.ts';
import { ballPlayer, ballSquadPlayer, footballPlayer, squad, squadPlayer, teamPage } from './teams.schema.ts';

/** A team or a player, in one of their seasons; without `competition` and `season` in the current one. Unknown ones answer code 1. */
const inSeason = { id, competition: z.optional(id), season: z.optional(seasonId) };

const open = { caller: 'public', rate: 'read', method: 'GET', cache: 'public', origin: 'ours' } as const;

export const teamSeason = defineCall({
  ...open,
  path: 'Football/team',
  scope: 'scores:read',
  summary:
    'A team of football or basketball: its seasons, and of one of them its matches with the place in the table after each. The specification shows no call for it.',
  input: z.object({ ...inSeason, sport: z._default(z.enum(['football', 'basketball']), 'football') }),
  data: teamPage,
});

export const footballSquad = defineCall({
  ...open,
  path: 'Football/team_squad',
  scope: 'scores:read',
  summary: 'The squad of a football team in a season: numbers, positions and appearances from line-ups, goals and cards from events.',
  input: z.object(inSeason),
  data: squad(squadPlayer),
});

export const basketballSquad = defineCall({
  ...open,
  path: 'Basketball/team_squad',
  scope: 'scores:read',
  summary: 'The players of a basketball team in a season with their means a game, from the box scores.',
  input: z.object(inSeason),
  data: squad(ballSquadPlayer),
});

export const footballPlayerSeason = defineCall({
  ...open,
  path: 'Football/player',
  scope: 'scores:read',
  summary: 'A footballer: his season, last matches and career at his club.',
  input: z.object({ id }),
  data: footballPlayer,
});

export const basketballPlayerSeason = defineCall({
  ...open,
  path: 'Basketball/player',
  scope: 'scores:read',
  summary: 'A basketball player: means of the season, last games, how they compare in the league, and the seasons before.',
  input: z.object({ id }),
  data: ballPlayer,
});
