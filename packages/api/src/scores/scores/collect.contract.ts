import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, nothing } from '../../contract/fields.ts';
import { sport } from '../matches/matches.schema.ts';

/** Most matches that a member collects; the server's rule. */
export const mostCollected = 500;

const collecting = z.object({ id, collect: z._default(z.boolean(), true) });
const standing = z.object({ id: z.string(), is_collect: z.boolean() });

/** A match that a member collects. */
export const collectedMatch = z.object({ id: z.string(), sport });
const all = z.object({ list: z.array(collectedMatch) });

export const collectBasketball = defineCall({
  method: 'POST',
  path: 'Basketballuser/collect',
  caller: 'member',
  rate: 'write',
  summary: 'Collects a basketball match, or lets go of it; asked twice it changes nothing.',
  input: collecting,
  data: standing,
});

export const collectFootball = defineCall({
  method: 'POST',
  path: 'Footballuser/collect',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Collects a football match, or lets go of it; the twin of the basketball call.',
  input: collecting,
  data: standing,
});

export const collectedMatches = defineCall({
  method: 'GET',
  path: 'hot_match/collect_list',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'The matches that the member collects, the last one first.',
  input: nothing,
  data: all,
});

export const mergeCollected = defineCall({
  method: 'POST',
  path: 'hot_match/collect_merge',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Adds what a browser collected before its owner signed in, and answers with everything collected; unknown ids are passed over.',
  input: z.object({ ids: z.array(id).check(z.maxLength(mostCollected)) }),
  data: all,
});
