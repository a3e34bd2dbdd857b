import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { servedCalls, type Call } from '../../contract.ts';
import { topicEvents } from '../../realtime/realtime.contract.ts';
import { fixture } from '../competitions/index.ts';
import { isParsedMatch, matchMark } from './matchMark.ts';
import { match } from './matches.schema.ts';

type Schema = z.core.$ZodType;
interface Definition {
  innerType?: Schema;
  element?: Schema;
  valueType?: Schema;
  out?: Schema;
  left?: Schema;
  right?: Schema;
  options?: readonly Schema[];
  items?: readonly Schema[];
}

const isMarked = (schema: Schema) => schema._zod.def.checks?.includes(matchMark) === true;
const holdsScore = (shape: object) => Object.keys(shape).some((key) => /(^|_)scores?$/.test(key));

/**
 * Scores outside the guard's rows, by path, with the reason. What a viewer's picture may be behind of, the app passes through `passGuard`
 * itself.
 */
const others: readonly [RegExp, string][] = [
  [/^event (goal|match_event)$|^matchBattle\.events$/, 'events: held back one by one until the picture has come that far'],
  [/^(seasonTable|basketballTable)\.groups\.\w+\.(form|playing)$/, 'a table: league figures at the time of asking'],
  [/^matchBrief$/, 'a card in a conversation: a state at the time of asking'],
  [
    /^(makeClip|getClip|renameClip)\.clip(\.goal)?$|^(clipList|ownClips)\.list(\.goal)?$/,
    'clips: lists and pages wait until the picture has come to the goal',
  ],
  [/^(matchDetail|event match_detail)\.flow\.swing$/, 'the play that moved a game most: held back with the details of its match'],
  [
    /^(own|save|renew|revoke|get)Overlays\.settings$|^event overlay_settings$/,
    'settings of overlays: how a score is shown, and none of it',
  ],
  [/^oddsHistory\.list$/, 'quotes with the minute in which they were made'],
  [/^admin(DecideResult|Results|ImportFile|LookAtFile)\./, 'pages of operators, who see everything'],
];

/** Paths of the objects in a schema that have a score and no mark. */
function unmarkedIn(schema: Schema, path: string): string[] {
  if (isMarked(schema)) return [];
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries<Schema>(schema.shape).flatMap(([key, value]) => unmarkedIn(value, `${path}.${key}`));
    return holdsScore(schema.shape) ? [path, ...fields] : fields;
  }
  const { innerType, element, valueType, out, left, right, options = [], items = [] } = schema._zod.def as Definition;
  const within = [innerType, element, valueType, out, left, right, ...options, ...items].filter((each) => each !== undefined);
  return within.flatMap((each) => unmarkedIn(each, path));
}

test('whatever has a score is marked as a match for the spoiler guard, or stands here with the reason', () => {
  const calls = Object.entries<Call>(servedCalls).flatMap(([name, { data }]) => unmarkedIn(data, name));
  const events = Object.entries<Schema>(topicEvents).flatMap(([name, data]) => unmarkedIn(data, `event ${name}`));
  const found = [...calls, ...events];
  expect(found.filter((path) => !others.some(([known]) => known.test(path)))).toEqual([]);
  expect(others.filter(([known]) => !found.some((path) => known.test(path)))).toEqual([]);
});

test('what a marked schema has parsed is known, extended or not, and nothing that only looks alike', () => {
  expect([match, fixture, z.extend(match, { more: z.string() })].map(isMarked)).toEqual([true, true, true]);
  const row = z.object({ home_score: z.int() });
  const parsed = row.check(matchMark).parse({ home_score: 1 });
  expect([isParsedMatch(parsed), isParsedMatch({ ...parsed }), isParsedMatch(row.parse(parsed))]).toEqual([true, false, false]);
});
