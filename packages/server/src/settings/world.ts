import * as z from 'zod/mini';
import { field, instant, onOff, origin, secret } from './kinds.ts';

/** Settings of the matches: the demo world, the simulator, a feed, the clock. */
export const worldFields = {
  demo: field(
    'PITCHSIDE_DEMO',
    'on or off',
    onOff,
    undefined,
    'The demo world: members, rooms, matches. Default on while HOST is loopback, no proxy is trusted, no DATABASE_URL is set and no real money is taken, else off; refused beside real money.',
  ),
  seed: field(
    'PITCHSIDE_SEED',
    'an integer',
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
    '2026',
    'Seed of the match simulator and of the drawn world.',
  ),
  simSpeed: field(
    'PITCHSIDE_SIM_SPEED',
    'a factor 0-60',
    z.pipe(z.pipe(z.string().check(z.regex(/^\d+(\.\d+)?$/)), z.transform(Number)), z.number().check(z.gte(0), z.lte(60))),
    '1',
    'How many times as fast as the clock simulated matches run; 0 switches the simulator off.',
  ),
  simAhead: field(
    'PITCHSIDE_SIM_AHEAD',
    'hours 0-24',
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)), z.number().check(z.gte(0), z.lte(24))),
    '6',
    'Prices and line-ups of the matches of so many hours, and of those that are on, stand when a first start says that it is ready.',
  ),
  feed: field(
    'PITCHSIDE_FEED',
    'nami',
    z.enum(['nami']),
    undefined,
    'Where matches come from besides files: Nami; without it the demo world simulates them, and other sites have none but imported ones.',
  ),
  feedOrigin: field(
    'PITCHSIDE_FEED_ORIGIN',
    'an origin such as https://open.sportnanoapi.com',
    origin,
    undefined,
    'Where that source is asked.',
  ),
  feedUser: field('PITCHSIDE_FEED_USER', 'a name', secret, undefined, 'Name of the account with that source.'),
  feedSecret: field('PITCHSIDE_FEED_SECRET', 'a key', secret, undefined, 'Key of that account.'),
  clock: field(
    'PITCHSIDE_CLOCK',
    'a date such as 2026-11-21T12:00:00Z',
    instant,
    undefined,
    'Lets the server believe that it started at this moment, for pictures.',
  ),
} as const;
