import ICAL from 'ical.js';
import { calendarPath } from '@pitchside/api/scores/calendars';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testPeople, type TestPeople } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { announcements } from '../../live/room/index.ts';
import { playing, world } from '../matches/matches.fixtures.ts';
import { matchPlacings } from '../sport/index.ts';

const hour = 3_600_000;
const begun = Date.UTC(2026, 10, 21, 12);
let site: TestSite;
let people: TestPeople;

beforeAll(async () => {
  site = await openTestSite({ PITCHSIDE_ORIGIN: 'https://pitchside.example' });
  people = testPeople(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.set(begun);
  await site.site.matches.apply(world(begun + 3 * hour, 3));
});

/** Events of a calendar as another program reads it. */
async function read(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${site.origin}${path}`, { headers });
  const text = await response.text();
  if (response.status !== 200) return { status: response.status, headers: response.headers, events: [], text, name: '' };
  const calendar = ICAL.Component.fromString(text);
  const events = calendar.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    const text = (name: string) => String(part.getFirstPropertyValue(name) ?? '');
    return {
      uid: event.uid,
      summary: event.summary,
      sequence: event.sequence,
      from: event.startDate.toJSDate().getTime(),
      location: event.location,
      status: text('status'),
      stamp: text('dtstamp'),
      url: text('url'),
    };
  });
  return { status: 200, headers: response.headers, events, text, name: String(calendar.getFirstPropertyValue('x-wr-calname')) };
}

test('a league, a team and an anchor have calendars in three languages that a parser reads', async () => {
  const league = await read(`${calendarPath('league', 'epl')}?lang=en`);
  expect(league.name).toBe('Pitchside · 英超 (en)');
  expect(league.events.map(({ summary }) => summary)).toEqual(['a1 (en) vs b1 (en)', 'a2 (en) vs b2 (en)', 'a3 (en) vs b3 (en)']);
  expect(league.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(league.text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT60M');
  const team = await read(calendarPath('team', 'b2'));
  expect(team.events).toMatchObject([
    {
      uid: 'match-m2@pitchside.example',
      summary: 'a2 vs b2',
      from: begun + 3 * hour,
      sequence: 0,
      status: 'CONFIRMED',
      url: 'https://pitchside.example/score-detail?id=m2',
    },
  ]);
  const anchor = await people.anchor();
  await site.site.platform.db
    .insert(announcements)
    .values({ roomId: Number(anchor.room), title: '夜谈; 一,二', startAt: begun + 5 * hour, createdAt: begun });
  expect((await read(`${calendarPath('anchor', String(anchor.id))}?lang=vi`)).events).toMatchObject([
    { summary: expect.stringMatching(/ · 夜谈; 一,二$/), from: begun + 5 * hour, url: `https://pitchside.example/live?id=${anchor.room}` },
  ]);
  for (const path of [
    '/calendars/team/none.ics',
    '/calendars/anchor/999999.ics',
    '/calendars/anchor/x.ics',
    '/calendars/room/1.ics',
    '/calendars/team/b2',
    '/calendars/mine/1-x.ics',
  ])
    expect([path, (await read(path)).status]).toEqual([path, 404]);
});

test('what moves with a match: its time, ground, state and result, each a new revision of the same event', async () => {
  const path = calendarPath('team', 'a1');
  const only = async (query = '') => (await read(path + query)).events[0];
  const first = await only();
  expect(await only()).toEqual(first);
  site.clock.set(begun + hour);
  await site.site.matches.apply(world(begun + 4 * hour, 1));
  expect(await only()).toMatchObject({ uid: first?.uid, sequence: 1, from: begun + 4 * hour, stamp: '2026-11-21T13:00:00Z' });
  await site.site.platform.db
    .insert(matchPlacings)
    .values({ matchId: 'm1', stage: 'league', roundOrder: 1, ground: '滨江体育场' })
    .onConflictDoUpdate({ target: matchPlacings.matchId, set: { ground: '滨江体育场' } });
  expect(await only()).toMatchObject({ sequence: 2, location: '滨江体育场' });
  const state = playing('m1', 5, 60, 2);
  await site.site.matches.apply({ updates: [{ ...state, score: { home: 2, away: 1 } }] });
  // A score that may still change is not in a calendar.
  expect(await only()).toMatchObject({ sequence: 2, summary: 'a1 vs b1' });
  await site.site.matches.apply({ updates: [{ ...state, version: 6, status: 'finished', score: { home: 2, away: 1 } }] });
  expect(await only()).toMatchObject({ uid: first?.uid, sequence: 3, summary: 'a1 2–1 b1' });
  const hidden = await only('?results=0');
  expect(hidden).toMatchObject({ summary: 'a1 vs b1', url: 'https://pitchside.example/score-detail?id=m1&score=0' });
  await site.site.matches.apply({ updates: [{ ...playing('m3', 2, 0, 0), status: 'cancelled' }] });
  expect((await read(calendarPath('team', 'a3'))).events).toMatchObject([{ status: 'CANCELLED' }]);
});

test('a member’s own calendar opens by its secret alone; a renewed secret ends the one before, and a revoked one has none', async () => {
  const fan = await people.newcomer();
  const ask = (call: string, method = 'POST') =>
    site.call(method, `Calendar/${call}`, { token: fan.token, ...(method === 'POST' && { body: {} }) });
  expect((await ask('address', 'GET')).data).toEqual({ path: null, read_at: null });
  const { path } = (await ask('renew')).data as { path: string };
  expect((await ask('address', 'GET')).data).toEqual({ path, read_at: null });
  expect((await read(path)).events).toEqual([]);
  expect(await site.call('POST', 'live/reserveMatch', { token: fan.token, body: { match_id: 'm2' } })).toMatchObject({ code: 0 });
  await site.call('POST', 'scores/star', { token: fan.token, body: { kind: 'team', id: 'b1' } });
  await site.call('POST', 'Footballuser/collect', { token: fan.token, body: { id: 'm3', collect: true } });
  const own = await read(`${path}?lang=en`);
  expect(own.events.map(({ uid }) => uid).toSorted()).toEqual(['m1', 'm2', 'm3'].map((id) => `match-${id}@pitchside.example`));
  expect(own.headers.get('cache-control')).toBe('private, max-age=900');
  expect((await ask('address', 'GET')).data).toMatchObject({ read_at: begun });
  const again = await read(`${path}?lang=en`, { 'if-none-match': own.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  const { path: next } = (await ask('renew')).data as { path: string };
  expect(next).not.toBe(path);
  expect([(await read(path)).status, (await read(next)).status]).toEqual([404, 200]);
  const forged = next.replace(/.\.ics$/, (end) => (end === 'A.ics' ? 'B.ics' : 'A.ics'));
  expect((await read(forged)).status).toBe(404);
  expect((await ask('revoke')).data).toEqual({ path: null, read_at: null });
  expect((await read(next)).status).toBe(404);
  const { path: third } = (await ask('renew')).data as { path: string };
  expect([path, next]).not.toContain(third);
});

test('the result of a match that its owner watches later is not in their calendar', async () => {
  const fan = await people.newcomer();
  const { path } = (await site.call('POST', 'Calendar/renew', { token: fan.token, body: {} })).data as { path: string };
  await site.call('POST', 'Footballuser/collect', { token: fan.token, body: { id: 'm2', collect: true } });
  const later = (star: boolean) => site.call('POST', 'scores/star', { token: fan.token, body: { kind: 'later', id: 'm2', star } });
  await later(true);
  await site.site.matches.apply({ updates: [{ ...playing('m2', 9, 90, 1), status: 'finished', score: { home: 1, away: 0 } }] });
  const shown = async () => (await read(path)).events.map(({ summary, url }) => [summary, url]);
  expect(await shown()).toEqual([['a2 vs b2', 'https://pitchside.example/score-detail?id=m2&score=0']]);
  await later(false);
  expect(await shown()).toEqual([['a2 1–0 b2', 'https://pitchside.example/score-detail?id=m2']]);
});
