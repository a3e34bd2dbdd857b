import { afterAll, beforeAll, expect, test } from 'vitest';
import { basketball } from '../../../feeds/simulator/basketball/index.ts';
import { dayOf } from '../../../feeds/simulator/football/calendar.ts';
import { esports } from '../../../feeds/simulator/esports/index.ts';
import type { SimulatedSport } from '../../../feeds/simulator/sport.ts';
import { stateAt } from '../../../feeds/simulator/state.ts';
import { testPlatform, type TestPlatform } from '../../../testing/testPlatform.ts';
import { localize } from '../../../text/local.ts';
import { playing, world } from './matches.fixtures.ts';
import { createMatches, type Matches } from './index.ts';

const now = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;
const caller = { member: undefined, language: 'zh' as const, address: '127.0.0.1', userAgent: '', token: undefined };
let site: TestPlatform;
let matches: Matches;

beforeAll(async () => {
  site = await testPlatform(now);
  matches = createMatches(site.platform);
});
afterAll(() => site.close());

/** Delivers a match of a sport in its state an hour after the start. */
async function deliver(sport: SimulatedSport) {
  const fixture = sport.planDay('7', dayOf(now))[0];
  if (!fixture) throw new Error('an empty day');
  const { timeline, sheetAt } = sport.plan('7', fixture);
  const update = stateAt(timeline, fixture.kickoffAt + hour);
  const sheet = sheetAt?.(update.version);
  await matches.apply({ ...sport.foundation, fixtures: [fixture] });
  return { fixture, timeline, update: { ...update, ...(sheet && { sheet }) } };
}

test('a basketball game goes from the feed to its row and its box score, and both agree', async () => {
  const { fixture, update } = await deliver(basketball);
  expect(await matches.handlers.matchBox({ id: fixture.id }, caller)).toEqual({ version: 0, box: null });
  await matches.apply({ updates: [update] });
  const { match, events } = await matches.handlers.matchBattle({ type: 'basketball', id: fixture.id }, caller);
  expect(match.basketball).toEqual(update.detail?.basketball);
  expect(match).not.toHaveProperty('esports');
  expect(events.find(({ kind }) => kind === 'period_end')).toMatchObject({ part: 1 });
  const { version, box } = await matches.handlers.matchBox({ id: fixture.id }, caller);
  expect(version).toBe(match.version);
  expect(box?.home.reduce((sum, { points }) => sum + points, 0)).toBe(match.home_score);
  const english = localize<{ player: string }>(box?.away[0] as never, 'en');
  expect(english.player).toMatch(/^[\p{L} '’-]+$/u);
});

test('a sheet that is older than what is known changes nothing', async () => {
  const { fixture, timeline, update } = await deliver(basketball);
  await matches.apply({ updates: [update] });
  const known = await matches.handlers.matchBox({ id: fixture.id }, caller);
  const old = stateAt(timeline, fixture.kickoffAt + hour / 2);
  await matches.apply({ updates: [{ ...old, sheet: { box: { home: [], away: [] } } }] });
  expect(await matches.handlers.matchBox({ id: fixture.id }, caller)).toEqual(known);
});

test('an esports series shows its game before it begins, then its maps', async () => {
  const { fixture, update } = await deliver(esports);
  const before = await matches.handlers.matchBattle({ type: 'esports', id: fixture.id }, caller);
  expect(before.match.esports).toEqual(fixture.detail?.esports);
  await matches.apply({ updates: [update] });
  const { match } = await matches.handlers.matchBattle({ type: 'esports', id: fixture.id }, caller);
  expect(match.esports).toEqual(update.detail?.esports);
  const { series } = await matches.handlers.matchMaps({ id: fixture.id }, caller);
  expect(series?.maps).toHaveLength(match.esports?.maps.length ?? -1);
  await expect(matches.handlers.matchBox({ id: fixture.id }, caller)).rejects.toThrow('没有找到这场比赛');
});

test('a row of football does not grow: what other sports have is left out', async () => {
  await matches.apply(world(now - 600_000, 1));
  await matches.apply({ updates: [playing('m1', 2, 10, 0)] });
  const { match } = await matches.handlers.matchBattle({ type: 'football', id: 'm1' }, caller);
  expect(Object.keys(match)).not.toEqual(expect.arrayContaining(['basketball']));
  expect(Object.keys(match)).not.toEqual(expect.arrayContaining(['esports']));
  expect(Object.keys(match)).toHaveLength(19);
});
