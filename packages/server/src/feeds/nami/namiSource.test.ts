// @module-tag full
import type { CallData } from '@pitchside/api/contract';
import type { adminSources } from '@pitchside/api/desk/data';
import { eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFeed } from '../../boot/feed.ts';
import { teamMerges } from '../../modules/scores/competitions/index.ts';
import { feedNotes } from '../../modules/scores/sources/index.ts';
import { matchEvents, matches, teams } from '../../modules/scores/sport/index.ts';
import { openTestSite, type TestSite } from '../../testing/testSite.ts';
import { createNamiClient, createNamiSource } from './index.ts';
import { documentAt, noFaults, openNamiDouble, type NamiDouble, type FixtureMatch } from './nami.fixtures.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 21, 12);

/** A day of football, and the first match of the next. */
const day: FixtureMatch[] = [
  {
    id: 1,
    home: 101,
    away: 102,
    startsAt: start + hour,
    goals: [
      { minute: 3, side: 'home' },
      { minute: 50, side: 'away' },
      { minute: 88, side: 'home' },
    ],
  },
  {
    id: 2,
    home: 103,
    away: 104,
    startsAt: start + 2 * hour,
    goals: [
      { minute: 12, side: 'away' },
      { minute: 13, side: 'away' },
    ],
  },
  { id: 3, home: 101, away: 104, startsAt: start + 6 * hour, goals: [{ minute: 20, side: 'home' }] },
  { id: 4, home: 102, away: 103, startsAt: start + 9 * hour, goals: [], isPostponed: true },
  { id: 5, home: 105, away: 101, startsAt: start + 30 * hour, goals: [{ minute: 70, side: 'home' }] },
];

let site: TestSite;
let double: NamiDouble;
beforeEach(async () => {
  double = await openNamiDouble(day, start, () => site.clock.now());
  site = await openTestSite({
    PITCHSIDE_FEED: 'nami',
    PITCHSIDE_FEED_ORIGIN: double.origin,
    PITCHSIDE_FEED_USER: 'us',
    PITCHSIDE_FEED_SECRET: 'key',
  });
  site.clock.set(start);
});
afterEach(async () => {
  await site.close();
  await double.close();
});

const sourceOf = () => {
  const { platform, matches: target, sources } = site.site;
  return createNamiSource(createNamiClient({ origin: double.origin, user: 'us', secret: 'key' }), target, sources, platform.clock);
};
const rows = () => site.site.platform.db.select().from(matches).orderBy(matches.id);
const notes = async () => (await site.site.platform.db.select().from(feedNotes)).map(({ kind }) => kind);

/** Notes about the source, as an operator reads them. */
async function notesAtDesk(lang: 'zh' | 'en' | 'vi') {
  await site.join('13800000001', { role: 'operator', nickname: '林数据' });
  const token = await site.signIn('13800000001');
  await site.call('POST', 'admin/unlock', { token, body: { password: 'secret' } });
  return ((await site.call('GET', 'admin/sources', { token, lang })).data as CallData<typeof adminSources>).notes;
}

/** State of every match when the provider is right. */
const truth = (at: number) =>
  day.map((match) => {
    const [, status, home, away] = documentAt(match, at).score;
    const isOn = status !== 1;
    return [
      `nami-${match.id}`,
      { 1: 'scheduled', 2: 'first_half', 3: 'half_time', 4: 'second_half', 8: 'finished', 9: 'postponed' }[status],
      isOn ? home[0] : null,
      isOn ? away[0] : null,
    ];
  });
const stand = async () => (await rows()).map(({ id, status, homeScore, awayScore }) => [id, status, homeScore, awayScore]);

/** Advances the clock in steps, with a tick at each. */
async function follow(source: { tick(): Promise<void> }, until: number, step: number): Promise<void> {
  while (site.clock.now() < until) {
    site.clock.set(Math.min(until, site.clock.now() + step));
    await source.tick();
  }
}

test(
  'a match without faults is told as it is, and nothing is asked more often than the provider allows',
  { timeout: 120_000 },
  async () => {
    site.clock.set(start + 55 * minute);
    const source = sourceOf();
    await follow(source, site.clock.now() + 20_000, 1_000);
    expect(await stand()).toEqual(truth(start));
    expect(double.asked.get('/api/v5/football/match/detail_live')).toBeLessThanOrEqual(11);
    // Whole once, and then once a minute.
    expect(double.asked.get('/api/v5/football/team/list')).toBeLessThanOrEqual(2);
    await follow(source, start + 3 * hour, 3 * minute);
    expect(await stand()).toEqual(truth(start + 3 * hour));
    expect(await notes()).toEqual([]);
    const goals = await site.site.platform.db.select().from(matchEvents).where(eq(matchEvents.matchId, 'nami-1'));
    expect(goals.map(({ minute: of, homeScore, awayScore }) => [of, homeScore, awayScore]).sort()).toEqual([
      [3, 1, 0],
      [50, 1, 1],
      [88, 2, 1],
    ]);
  },
);

test(
  'gaps, repeats, delays, lies and a day of silence: the site ends with the truth, and operators see what happened',
  { timeout: 120_000 },
  async () => {
    const source = sourceOf();
    double.faults = { ...noFaults, missingTeams: new Set([105]) };
    await follow(source, start + 20 * minute, 5 * minute);
    expect((await rows()).map(({ id }) => id)).not.toContain('nami-5');

    // A delay while the first match runs, then old documents once more, then nonsense.
    site.clock.set(start + hour);
    double.faults = { ...noFaults, behind: 7 * minute };
    await follow(source, start + hour + 20 * minute, 2 * minute);
    double.faults = { ...noFaults, nonsense: [{ id: 'x' }, 'nothing', { id: 9, score: [9, 2] }] };
    await follow(source, start + hour + 30 * minute, 5 * minute);
    double.faults = { ...noFaults, behind: 40 * minute };
    await follow(source, site.clock.now() + 1_000, 1_000);
    double.faults = noFaults;
    await follow(source, start + hour + 55 * minute, 5 * minute);

    // A lie for a moment: goals that never fell, and a match that is over long before its end.
    double.faults = {
      ...noFaults,
      twist: (document) => ({
        ...document,
        score: [document.id, document.score[1], [9, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], document.score[4]],
      }),
    };
    await follow(source, site.clock.now() + 4_000, 2_000);
    expect((await rows()).map(({ homeScore }) => homeScore)).not.toContain(9);
    double.faults = { ...noFaults, twist: ({ incidents: _, ...document }) => document };
    await follow(source, start + 2 * hour + 25 * minute, 5 * minute);

    // Asked too often, then silent for a day in which matches end, begin and are put off.
    double.faults = { ...noFaults, isRefusing: true };
    await follow(source, start + 2 * hour + 30 * minute, 5 * minute);
    double.faults = { ...noFaults, isSilent: true };
    await follow(source, start + 27 * hour, 3 * hour);
    expect(await stand()).not.toEqual(truth(site.clock.now()));
    double.faults = noFaults;
    await follow(source, start + 33 * hour, 10 * minute);
    expect(await stand()).toEqual(truth(site.clock.now()));
    expect(new Set(await notes())).toEqual(new Set(['late', 'refused', 'doubtful', 'failed']));
    const listed = await notesAtDesk('vi');
    expect(new Set(listed.map(({ kind }) => kind))).toEqual(new Set(['late', 'refused', 'doubtful', 'failed']));
    // Each in the reader's language, and none as a code.
    for (const { note } of listed) expect(note).toMatch(/^(\p{Lu}|\w[\w.]* viết sai$)/u);
    expect(listed.filter(({ kind }) => kind === 'late').map(({ match }) => match?.id)).toContain('nami-1');
  },
);

test('what the provider stays with is believed, also when it takes goals back', { timeout: 120_000 }, async () => {
  const source = sourceOf();
  site.clock.set(start + hour + 18 * minute);
  await follow(source, start + hour + 20 * minute, minute);
  expect((await rows())[0]).toMatchObject({ homeScore: 1 });
  double.faults = {
    ...noFaults,
    twist: (document) => (document.id === 1 ? { ...documentAt({ ...(day[0] as FixtureMatch), goals: [] }, site.clock.now()) } : document),
  };
  await follow(source, site.clock.now() + 10_000, 2_000);
  expect((await rows())[0]).toMatchObject({ homeScore: 1 });
  await follow(source, site.clock.now() + 20_000, 2_000);
  expect((await rows())[0]).toMatchObject({ homeScore: 0 });
});

test('a team of the source that was merged stays the team that it became', async () => {
  const { db } = site.site.platform;
  const names = { zh: '港口', en: 'Harbour', vi: 'Harbour' };
  await db.insert(teams).values({ id: 'harbour', sport: 'football', names, shortNames: names, colors: ['#000000', '#ffffff'] });
  await db.insert(teamMerges).values({ fromId: 'nami-t101', intoId: 'harbour', at: start, by: 'system' });
  await follow(sourceOf(), start + 10_000, 1_000);
  expect(await db.select().from(teams).where(like(teams.id, 'nami-t101'))).toEqual([]);
  expect((await rows())[0]).toMatchObject({ homeId: 'harbour' });
});

test('of two nodes one follows the source, and the other goes on when it stops', async () => {
  const second = await site.secondNode();
  const first = await startFeed(site.site);
  const other = await startFeed(second.site);
  await expect.poll(() => double.asked.get('/api/v5/football/match/detail_live')).toBe(1);
  await expect.poll(async () => (await rows()).length).toBe(day.length);
  // The clock stands still: one node has made its request, and a second one would have made it as well.
  expect(double.asked.get('/api/v5/football/match/detail_live')).toBe(1);
  await first.stop();
  await expect.poll(() => double.asked.get('/api/v5/football/match/detail_live'), { timeout: 30_000 }).toBe(2);
  await other.stop();
});
