import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, integer, nothing, pageOf, paging, text } from '../../contract/fields.ts';
import { expert, expertApplication, expertOrders, experienceLength, planSports } from './experts.schema.ts';

export const applyExpert = defineCall({
  method: 'POST',
  path: 'expert/apply',
  caller: 'member',
  rate: 'write',
  atomic: true,
  origin: 'ours',
  summary: 'Applies to become an expert: whoever has proved their name says what they have done, and accepts the code of analysts.',
  // A refusal says what is missing or too long.
  input: z.object({
    experience: z._default(text(experienceLength * 4, 0), ''),
    /** 1: the code of analysts is accepted. */
    code: z._default(integer(0, 1), 0),
  }),
  data: expertApplication,
});

export const expertState = defineCall({
  method: 'GET',
  path: 'expert/application',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'How the member’s application to become an expert stands.',
  input: nothing,
  data: expertApplication,
});

export const expertList = defineCall({
  method: 'GET',
  path: 'expert/list',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  origin: 'ours',
  summary: 'Experts in an order; by hit rate, streak and return those alone who have twenty settled plans, then the others by fans.',
  input: z.object({
    sport: z.optional(z.enum(planSports)),
    order: z._default(z.enum(expertOrders), 'hit'),
    ...paging(20, 50),
  }),
  data: pageOf(expert),
});

export const expertInfo = defineCall({
  method: 'GET',
  path: 'expert/info',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  origin: 'ours',
  summary: 'One expert with their record.',
  input: z.object({ /** The member who is one. */ id }),
  data: expert,
});
