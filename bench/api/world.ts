import { servedCalls, type Call } from '@pitchside/api/contract';
import pg from 'pg';
import * as z from 'zod/mini';
import { football } from '../../packages/server/src/feeds/simulator/football/index.ts';
import { instantOf, planStory, versionOf } from '../../packages/server/src/feeds/simulator/football/detail/story.ts';
import { stateAt } from '../../packages/server/src/feeds/simulator/state.ts';
import { hashPassword, passwordMatches } from '../../packages/server/src/modules/member/account/password.ts';
import type { FeedBatch } from '../../packages/server/src/modules/scores/sport/index.ts';
import { openDatabase } from '../../packages/server/src/ports/database/database.ts';
import { openBus } from '../../packages/server/src/ports/bus/index.ts';
import { createSite } from '../../packages/server/src/server.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { createFeed } from '../fanout/evening.ts';
import { fill, first } from '../wallet/world.ts';

export { startEmbedded } from '../../packages/server/src/ports/database/embedded.ts';

const [givers, rooms, signers, matches] = [128, 32, 64, 60];
const firstSigner = 7_500_001;
const password = 'benchmark';
const [seed, day] = ['2026', 20_778];
/** Time since the kick-off of the evening's matches, ms: all are in their second half. */
const played = 75 * 60_000;

/** One call to measure: how its requests differ, in turn, and the schema that its whole answer is written by. */
export interface MeasuredCall {
  name: string;
  label: string;
  isList: boolean;
  method: string;
  /** Paths with their query. */
  targets: string[];
  tokens?: string[];
  bodies?: string[];
  /** Matches change while it is measured. */
  isMoving?: boolean;
  /** Each request has an `Idempotency-Key` of its own. */
  keyed?: boolean;
  schema: unknown;
}

/** Matches of an evening with events, figures, line-ups and commentary, as the simulator tells them. */
function evening(): FeedBatch {
  const now = Math.floor(Date.now() / 1_000) * 1_000;
  const fixtures = [day, day + 1, day + 2]
    .flatMap((each) => football.planDay(seed, each))
    .slice(0, matches)
    .map((fixture) => ({ ...fixture, kickoffAt: now - played }));
  const plans = fixtures.map((fixture) => ({ fixture, timeline: football.plan(seed, fixture).timeline }));
  return {
    ...football.foundation,
    fixtures,
    updates: plans.map(({ timeline }) => stateAt(timeline, now)),
    details: plans.flatMap(
      ({ fixture, timeline }) =>
        planStory(seed, fixture, timeline).between(-Infinity, instantOf(fixture.kickoffAt, versionOf(fixture.kickoffAt, now))) ?? [],
    ),
  };
}

/** Tells the evening to the database the way a feed does, through a site that serves nobody. */
async function publishBatch(url: string, folder: string, batch: FeedBatch): Promise<void> {
  const database = openDatabase(url);
  const site = await createSite({
    settings: readSettings({ PITCHSIDE_DEMO: 'off', PITCHSIDE_LOG: 'warn', PITCHSIDE_DATA: folder }),
    database,
    appFolder: folder,
  });
  try {
    await site.matches.apply(batch);
  } finally {
    await site.close();
    await database.close();
  }
}

/** Versions of matches that no telling of the evening has reached. */
const later = 1_000_000_000;

/** A second node whose feed changes five matches ten times a second, and wakes the first over the database; gives how to stop it. */
export async function keepFeeding(url: string, folder: string, pace = 10): Promise<() => Promise<void>> {
  const database = openDatabase(url, { connections: 4 });
  const site = await createSite({
    settings: readSettings({ PITCHSIDE_DEMO: 'off', PITCHSIDE_LOG: 'warn', PITCHSIDE_DATA: folder }),
    database,
    openBus: (log) => openBus({ sessionUrl: url, busUrl: undefined }, log),
    appFolder: folder,
  });
  const feed = createFeed(matches, { matches: 5, odds: 0 });
  let [turn, isOver] = [later + (Math.floor(Date.now() / 100) % later), false];
  const feeding = (async () => {
    for (let due = performance.now(); !isOver; due += 1_000 / pace) {
      await new Promise((resume) => setTimeout(resume, due - performance.now()));
      await site.matches.apply(feed.at((turn += 1)));
    }
  })();
  return async () => {
    isOver = true;
    await feeding;
    await site.close();
    await database.close();
  };
}

/** Lets each room show a match, and adds members who sign in; givers are others, because the sixth sign-in ends the first session. */
async function people(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `
      update room set match_id = m.id, heat = 1000 * (room.id - $1::bigint), started_at = m.kickoff_at
      from (select id, kickoff_at, row_number() over (order by id) as n from match) as m where m.n = room.id - $1::bigint + 1`,
      [first.room],
    );
    await client.query(
      `insert into member (id, mobile, password_hash, nickname, avatar, created_at) select n, '86-' || 13800000000 + n - $1::bigint, $3, n::text, n::text, $4 from generate_series($1::bigint, $2::bigint) n`,
      [firstSigner, firstSigner + signers - 1, await hashPassword(password), Date.now()],
    );
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** Schema of a call's whole answer, for a writer other than ours. */
const schemaOf = ({ data }: Call) =>
  z.toJSONSchema(z.object({ code: z.int(), msg: z.string(), data }), { target: 'draft-7', io: 'output', unrepresentable: 'any' });

const measured = (name: string, label: string, call: Call, queries: string[], more: Partial<MeasuredCall> = {}): MeasuredCall => ({
  name,
  label,
  isList: false,
  method: call.method,
  targets: queries.map((query) => `/api/${call.path}${query}`),
  schema: schemaOf(call),
  ...more,
});

/**
 * Fills a migrated database with an evening of matches, rooms that show them, givers and members who sign in; returns the calls to
 * measure.
 */
export async function furnish(url: string, folder: string): Promise<MeasuredCall[]> {
  const tokens = await fill(url, givers, rooms);
  const batch = evening();
  await publishBatch(url, folder, batch);
  await people(url);
  const roomIds = Array.from({ length: rooms }, (_, index) => first.room + index);
  const bodies = Array.from({ length: signers }, (_, index) =>
    JSON.stringify({ mobile: `86-${13_800_000_000 + index}`, password, device_type: 'pc' }),
  );
  return [
    measured('rooms', 'list of 20 live rooms', servedCalls.getLiveList, ['?page=1&limit=20'], { isList: true }),
    measured('table', `first table, ${matches} matches`, servedCalls.initialMatches, ['?sport=football'], { isList: true }),
    measured('rooms-member', 'the list of rooms, signed in', servedCalls.getLiveList, ['?page=1&limit=20'], { isList: true, tokens }),
    measured('table-moving', 'the first table while 5 matches change 10 times a second', servedCalls.initialMatches, ['?sport=football'], {
      isList: true,
      isMoving: true,
    }),
    measured('detail', 'a match in detail', servedCalls.matchDetail, [`?id=${batch.fixtures?.[0]?.id}`]),
    measured('sign-in', 'sign-in', servedCalls.login, [''], { bodies }),
    measured(
      'gift',
      'gift',
      servedCalls.sendGift,
      roomIds.map((id) => `?id=${id}&gift_id=football&count=1`),
      { tokens, keyed: true },
    ),
  ];
}

/** Passwords that this machine compares in a second when it does nothing else. */
export async function hashesASecond(seconds: number): Promise<number> {
  const stored = await hashPassword(password);
  const until = performance.now() + seconds * 1_000;
  let compared = 0;
  const compare = async () => {
    for (; performance.now() < until; compared += 1) await passwordMatches(stored, password);
  };
  await Promise.all(Array.from({ length: 16 }, compare));
  return compared / seconds;
}
