import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id } from '../../contract/fields.ts';
import { boxLine, seriesSheet } from './sheets.schema.ts';

const version = z.int();

export const matchBox = defineCall({
  method: 'GET',
  path: 'hot_match/box',
  origin: 'ours',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  summary:
    'Box score of a basketball game, players of both teams, as of a version of the match; null before the tip-off. The specification shows no call for it.',
  input: z.object({ id }),
  data: z.object({ version, box: z.nullable(z.object({ home: z.array(boxLine), away: z.array(boxLine) })) }),
});

export const matchMaps = defineCall({
  method: 'GET',
  path: 'hot_match/maps',
  origin: 'ours',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  summary:
    'Maps of an esports series: picks, bans, players, gold and objectives, as of a version of the match; null before the first. The specification shows no call for it.',
  input: z.object({ id }),
  data: z.object({ version, series: z.nullable(seriesSheet) }),
});
