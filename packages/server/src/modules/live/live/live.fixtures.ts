import type { Match } from '@pitchside/api/scores/matches';
import Fastify from 'fastify';
import { createLocalBus } from '../../../ports/bus/local.ts';
import { createEventLog } from '../../../platform/events.ts';
import { createFaults } from '../../../platform/faults.ts';
import { createLeases } from '../../../platform/leases.ts';
import type { Caller, MemberCaller } from '../../../platform/handlers.ts';
import { createSiteOrigin } from '../../../platform/origin.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readSettings } from '../../../settings.ts';
import { assertFaults } from '../../../testing/faults.ts';
import { openTestDatabase } from '../../../testing/testDatabase.ts';
import { local, type Localizable } from '../../../text/local.ts';
import { users } from '../../member/member/index.ts';
import { competitions, matches, teams } from '../../scores/sport/index.ts';
import { createLive } from './live.service.ts';
import { rooms } from '../room/index.ts';

const names = (zh: string) => ({ zh, en: zh, vi: zh });
const colors: [string, string] = ['#fff', '#000'];

const team = (id: string): Localizable<Match>['home'] => ({
  id,
  name: local(names(id)),
  short_name: id,
  short_name_zh: id,
  colors,
  logo: null,
});
const derbyId = 'm1';
const derby: Localizable<Match> = {
  id: derbyId,
  sport: 'football',
  competition: {
    id: 'epl',
    name: local({ zh: '英超', en: 'Premier League', vi: 'Ngoại hạng Anh' }),
    short_name: '英超',
    country_id: 'england',
    country: '英格兰',
    color: '#3d195b',
    tier: 1,
  },
  round: '1',
  home: team('mci'),
  away: team('ars'),
  status: 'first_half',
  kickoff_at: 1,
  minute: 1,
  added: 0,
  home_score: 0,
  away_score: 0,
  half: null,
  penalties: null,
  counts: null,
  is_hot: true,
  is_simulated: true,
  room_count: 1,
  version: 1,
};

/** A platform on a fresh database, with a frozen clock that the test moves. */
export async function liveWorld(environment: Record<string, string> = {}) {
  const database = await openTestDatabase();
  const clock = { at: Date.UTC(2026, 10, 21, 12), now: () => clock.at };
  const bus = createLocalBus();
  const { log } = Fastify();
  const settings = readSettings({ RTMP_PORT: '0', ...environment });
  const faults = createFaults(log);
  const platform: Platform = {
    settings,
    db: database.db,
    clock,
    bus,
    events: createEventLog(database.db, bus, clock),
    log,
    faults,
    leases: createLeases({ db: database.db, bus, faults }),
    origin: createSiteOrigin(settings, () => settings.port),
  };
  const matchRows = async (ids: readonly string[]) => new Map(ids.filter((id) => id === derbyId).map((id) => [id, derby]));
  const live = createLive(platform, {
    matchRows,
    secret: 'test secret',
    whip: () => ({ hasSound: true }),
    ingestAddress: () => 'rtmp://127.0.0.1:1935/live',
    cut: async () => undefined,
    past: async () => null,
    pictureOf: (roomId) => ({ url: `/media/live/${roomId}/index.m3u8`, isLowLatency: true }),
    variantsOf: () => null,
    soundOf: (roomId) => `/media/live/${roomId}/audio.m3u8`,
  });
  const db = database.db;
  let people = 0;

  return {
    platform,
    live,
    clock,
    matchRows,
    async close() {
      await database.close();
      assertFaults(platform.faults);
    },
    async member(nickname: string): Promise<number> {
      const [row] = await db
        .insert(users)
        .values({
          mobile: `86-1390000${String((people += 1)).padStart(4, '0')}`,
          passwordHash: '',
          nickname,
          avatar: nickname,
          level: 12,
          createdAt: 1,
        })
        .returning({ id: users.id });
      return row?.id ?? 0;
    },
    async room(ownerId: number, values: Partial<typeof rooms.$inferInsert> = {}): Promise<number> {
      const [row] = await db
        .insert(rooms)
        .values({ ownerId, title: '房间', category: 'football', ...values })
        .returning({ id: rooms.id });
      return row?.id ?? 0;
    },
    /** Stores the match that `matchRows` returns. */
    async derby(): Promise<string> {
      await db.insert(competitions).values({
        id: 'epl',
        sport: 'football',
        names: names('英超'),
        shortNames: names('英超'),
        countryNames: names('英格兰'),
        color: '#3d195b',
        tier: 1,
      });
      await db
        .insert(teams)
        .values(['mci', 'ars'].map((id) => ({ id, sport: 'football' as const, names: names(id), shortNames: names(id), colors })));
      await db.insert(matches).values({
        id: derbyId,
        sport: 'football',
        competitionId: 'epl',
        season: '2026',
        roundNames: names('1'),
        homeId: 'mci',
        awayId: 'ars',
        status: 'first_half',
        kickoffAt: 1,
        updatedAt: 1,
      });
      return derbyId;
    },
  };
}
export type LiveWorld = Awaited<ReturnType<typeof liveWorld>>;

export const visitor: Caller = { member: undefined, language: 'zh', address: '127.0.0.1', userAgent: 'test', token: undefined };

/** A signed-in caller. */
export const as = (id: number): MemberCaller => ({
  ...visitor,
  member: { id, sessionId: 1, nickname: '', isAnchor: true, role: 'member' },
});
