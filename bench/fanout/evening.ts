import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedOdds } from '../../packages/server/src/modules/scores/sport/feedExtras.ts';
import type { FeedBatch, FeedFixture, MatchUpdate } from '../../packages/server/src/modules/scores/sport/feed.types.ts';
import { football } from '../../packages/server/src/feeds/simulator/football/index.ts';
import { bookmakers } from '../../packages/server/src/feeds/simulator/odds/companies.data.ts';
import { hashToken, newToken } from '../../packages/server/src/modules/member/account/token.ts';
import { openDatabase } from '../../packages/server/src/ports/database/database.ts';
import { migrateDatabase } from '../../packages/server/src/platform/migrations.ts';
import { startEmbedded } from '../../packages/server/src/ports/database/embedded.ts';
import { createSite } from '../../packages/server/src/server.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { systemClock, type Clock } from '../../packages/server/src/platform/clock.ts';

/** Ids of the companies whose odds are sent. */
export const companies = bookmakers.map(({ id }) => id);

/** Counts of changes in a delivery. */
export interface Share {
  matches: number;
  odds: number;
}

const day = 20_778;

/** Matches of an evening that are all on. */
function fixturesOf(count: number): FeedFixture[] {
  const all = [day, day + 1, day + 2].flatMap((each) => football.planDay('2026', each));
  return all.slice(0, count).map((fixture) => ({ ...fixture, kickoffAt: Date.now() - 20 * 60_000 }));
}

/** Deliveries that carry the instant at which they were due, ms of the run: as version of a match, and as price in thousandths. */
export function createFeed(count: number, { matches, odds }: Share) {
  const fixtures = fixturesOf(count);
  let [nextMatch, nextOdds] = [0, 0];
  const idAt = (index: number) => fixtures[index % fixtures.length]?.id ?? '';
  return {
    foundation: (): FeedBatch => ({ ...football.foundation, companies: bookmakers, fixtures }),
    at(ms: number): FeedBatch {
      const updates = Array.from({ length: matches }, (): MatchUpdate => {
        nextMatch += 1;
        const corner = { home: nextMatch % 9, away: nextMatch % 7 };
        return {
          matchId: idAt(nextMatch),
          version: ms,
          status: 'first_half',
          minute: 1 + Math.floor(ms / 60_000),
          added: 0,
          score: { home: 1, away: 0 },
          half: null,
          penalties: null,
          counts: { yellow: { home: 1, away: 2 }, red: { home: 0, away: 0 }, corner },
          events: [],
        };
      });
      const quote = (line: number, other: number): [number, number, number] => [ms / 1_000, line, other];
      const changes = Array.from({ length: odds }, (): FeedOdds => {
        nextOdds += 1;
        return {
          matchId: idAt(Math.floor(nextOdds / companies.length)),
          companyId: companies[nextOdds % companies.length] ?? '',
          version: ms,
          at: Date.now(),
          minute: 1,
          markets: { asian: quote(0.5, 0.9), size: quote(2.5, 0.9), european: quote(3.2, 4.1) },
        };
      });
      return { updates, odds: changes };
    },
  };
}

/**
 * The whole server on a database of its own, fsync on, fed by nobody but the caller.
 * @param sockets most that come from this machine
 */
export async function openServer(root: string, clock: Clock = systemClock, sockets = 3_000) {
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-fanout-'));
  // The database runs as another user where this one is root.
  chmodSync(folder, 0o755);
  const embedded = await startEmbedded(folder);
  await migrateDatabase(embedded.url, join(root, 'packages/server'));
  const database = openDatabase(embedded.url);
  const settings = readSettings({
    PITCHSIDE_DEMO: 'off',
    PITCHSIDE_LOG: 'warn',
    PITCHSIDE_DATA: folder,
    PITCHSIDE_SOCKETS_PER_ADDRESS: String(sockets),
  });
  const site = await createSite({
    settings,
    database,
    clock,
    appFolder: join(root, 'packages/app/dist'),
    mobileFolder: join(root, 'packages/app/mobile/dist'),
  });
  await site.start();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const address = site.app.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    apply: site.matches.apply,
    query: database.pool.query.bind(database.pool),
    /** Members who are signed in, one browser each. */
    async signIn(count: number): Promise<{ id: number; token: string }[]> {
      const members: { id: number; token: string }[] = [];
      // A thousand at a time: a statement has a limit.
      while (members.length < count) {
        const tokens = Array.from({ length: Math.min(1_000, count - members.length) }, newToken);
        const now = Date.now();
        const { rows } = await database.pool.query<{ id: number }>(
          `insert into member (mobile, password_hash, nickname, avatar, created_at) select '86-' || n, '', n::text, n::text, $3 from generate_series($1::int + 1, $1::int + $2::int) n returning id`,
          [members.length, tokens.length, now],
        );
        await database.pool.query(
          `insert into session (user_id, token_hash, device, created_at, seen_at) select id, hash, 'bench', $3, $3 from unnest($1::bigint[], $2::text[]) as t(id, hash)`,
          [rows.map(({ id }) => id), tokens.map(hashToken), now],
        );
        members.push(...rows.map(({ id }, index) => ({ id, token: tokens[index] ?? '' })));
      }
      return members;
    },
    /** Sends members their own events; the balance carries the instant. */
    notify: (ids: readonly number[], ms: number) =>
      site.platform.events.transaction(async (_tx, emit) =>
        ids.forEach((id) =>
          emit(`user:${id}`, 'wallet', { balance: ms, given: 0, wallet: 0, income: 0, experience: 1, level: 1, exp_icon: '', at: ms }),
        ),
      ),
    async stop() {
      await site.close();
      await database.close();
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
