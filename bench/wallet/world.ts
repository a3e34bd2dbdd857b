import { randomBytes } from 'node:crypto';
import { DefaultLogger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import pg from 'pg';
import { hashToken } from '../../packages/server/src/modules/member/account/token.ts';
import { createProgress } from '../../packages/server/src/modules/member/activities/progress.ts';
import { createGifts } from '../../packages/server/src/modules/live/gifts/gifts.service.ts';
import { createLocalBus } from '../../packages/server/src/ports/bus/local.ts';
import { createEventLog } from '../../packages/server/src/platform/events.ts';
import { createFaults } from '../../packages/server/src/platform/faults.ts';
import { createLeases } from '../../packages/server/src/platform/leases.ts';
import { createSiteOrigin } from '../../packages/server/src/platform/origin.ts';
import type { MemberCaller } from '../../packages/server/src/platform/handlers.ts';
import type { Platform } from '../../packages/server/src/platform/platform.ts';
import { readSettings } from '../../packages/server/src/settings.ts';

export { startEmbedded } from '../../packages/server/src/ports/database/embedded.ts';

/** First numbers of givers, anchors and rooms: long enough to be found again inside a statement's parameters. */
export const first = { sender: 7_000_001, anchor: 8_000_001, room: 9_000_001 };

export interface Statement {
  text: string;
  params: unknown[];
}

/** Fills a migrated database with givers who are signed in and rich, and anchors with rooms; gives the givers' tokens. */
export async function fill(url: string, givers: number, anchors: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const now = Date.now();
  const tokens = Array.from({ length: givers }, () => randomBytes(32).toString('base64url'));
  try {
    await client.query('begin');
    const members = `insert into member (id, mobile, password_hash, nickname, avatar, is_anchor, created_at) select n, '86-' || n, '', n::text, n::text, $3, $4 from generate_series($1::bigint, $2::bigint) n`;
    await client.query(members, [first.sender, first.sender + givers - 1, false, now]);
    await client.query(members, [first.anchor, first.anchor + anchors - 1, true, now]);
    await client.query(
      `insert into room (id, owner_id, title, category, status) select n - $1::bigint + $2::bigint, n, 'room', 'football', 'live' from generate_series($1::bigint, $3::bigint) n`,
      [first.anchor, first.room, first.anchor + anchors - 1],
    );
    // As if an encoder pushed into each: a site ends rooms that are live without a stream, and nobody gives in those.
    await client.query(
      `insert into lease (name, holder, until) select 'stream:' || n, 'bench', $3 from generate_series($1::bigint, $2::bigint) n`,
      [first.room, first.room + anchors - 1, now + 86_400_000],
    );
    await client.query(
      `insert into session (user_id, token_hash, device, created_at, seen_at) select $1::bigint + ordinality - 1, hash, 'bench', $3, $3 from unnest($2::text[]) with ordinality as t(hash)`,
      [first.sender, tokens.map(hashToken), now],
    );
    await client.query(
      `
      with given as (insert into ledger_transfer (kind, member_id, detail, at) select 'opening', n, '{}', $3 from generate_series($1::bigint, $2::bigint) n returning id, member_id),
      filled as (update ledger_account a set balance = 1000000000 from given where a.owner_id = given.member_id and a.unit = 'diamond' returning a.id, a.owner_id)
      insert into ledger_entry (transfer_id, account_id, amount, balance, at)
      select given.id, filled.id, 1000000000, 1000000000, $3 from given join filled on filled.owner_id = given.member_id
      union all select given.id, (select id from ledger_account where name = 'bonus' and unit = 'diamond'), -1000000000, null, $3 from given`,
      [first.sender, first.sender + givers - 1, now],
    );
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  return tokens;
}

/**
 * Sends one gift through the server's own code and returns every statement with its parameters, in order: the SQL cost of the call
 * without the session check.
 */
export async function statementsOfGift(url: string): Promise<Statement[]> {
  const statements: Statement[] = [];
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const logger = new DefaultLogger();
  logger.logQuery = (text, params) => void statements.push({ text, params });
  const db = drizzle(pool, { logger });
  const bus = createLocalBus();
  const clock = { now: () => Date.now() };
  const { log } = Fastify();
  const settings = readSettings({});
  const faults = createFaults(log);
  const platform: Platform = {
    settings,
    db,
    clock,
    bus,
    events: createEventLog(db, bus, clock),
    log,
    faults,
    leases: createLeases({ db, bus, faults }),
    origin: createSiteOrigin(settings, () => settings.port),
  };
  const caller: MemberCaller = {
    member: { id: first.sender, sessionId: 1, nickname: '', isAnchor: false, role: 'member' },
    language: 'zh',
    address: '',
    userAgent: '',
    token: undefined,
    request: { call: 'member/handselGift', key: 'KEY-OF-THE-BENCH', fingerprint: 'x' },
  };
  try {
    await createGifts(platform, createProgress(platform)).handlers.sendGift(
      { id: String(first.room), gift_id: 'football', count: 1, from: 'wallet' },
      caller,
    );
    return statements;
  } finally {
    await pool.end();
  }
}

/** Audit of the ledger after the run. */
export { auditLedger } from '../../packages/server/src/modules/money/ledger/audit.ts';
export { openDatabase } from '../../packages/server/src/ports/database/database.ts';
