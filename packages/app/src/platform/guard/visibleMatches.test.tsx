import { match, storyMark } from '@pitchside/api/scores/matches';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { holdMatches, onSeen, setLater, visibleMatchOf, visibleMatches, throughGuard } from './visibleMatches.ts';
import { runningMatch as row } from './match.fixtures.ts';
import { isSeen, passGuard } from './spoiler.store.ts';
import { later, noteReached } from './later.store.ts';
import { openOtherTab } from './testing.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A picture of another tab that stands a minute behind, and what lets it catch up. */
async function behind(matchId: string): Promise<() => void> {
  const tab = await openOtherTab(matchId);
  stops.push(tab.end);
  tab.shows(Date.now() - 60_000);
  await expect.poll(() => isSeen(matchId, Date.now())).toBe(false);
  return () => tab.shows(Date.now() + 60_000);
}

test('an answer that holds nothing of a watched match comes out as it came', () => {
  const answer = { list: [row('free', 1, 2)], total: 1, nested: { room: { id: '7', match: row('other', 3, 1) } }, none: null };
  expect(throughGuard(answer)).toBe(answer);
});

test('wherever a call brings a watched match, it comes out as it was seen last, and as it is once the picture is there', async () => {
  throughGuard([row('known', 1, 0)]);
  const heard: [string, number | null][] = [];
  stops.push(onSeen(({ id, home_score }) => void heard.push([id, home_score])));
  const catchUp = await behind('known');
  const now = () => row('known', 2, 1);
  const grouped = z.extend(match, { group: z.string() });
  const inGroup = () => grouped.parse({ ...now(), group: 'A' });
  const room = { id: '7', title: 'room', match: now() };
  // A list, a room, a list of rooms, a forecast, a fixture, an event of the socket.
  for (const answer of [
    { list: [now()] },
    { room },
    { list: [room] },
    { list: [{ match: now(), form: [] }] },
    { list: [inGroup()] },
    { type: 'match', topic: 'matches:football', data: now() },
  ]) {
    const guarded = JSON.stringify(throughGuard(answer));
    expect([guarded.includes('"home_score":0'), guarded.includes('"home_score":1')], guarded).toEqual([true, false]);
  }
  expect(throughGuard(inGroup()).group).toBe('A');
  expect(heard).toEqual([]);
  catchUp();
  await expect.poll(() => heard.at(-1)).toEqual(['known', 1]);
  await expect.poll(() => visibleMatches.byId.known?.home_score).toBe(1);
  expect(throughGuard(now()).home_score).toBe(1);
});

test('a watched match that nobody has seen yet keeps its score, its end and its minutes to itself', async () => {
  await behind('unseen');
  const guarded = throughGuard(
    row('unseen', 9, 2, { status: 'penalties', penalties: { home: 4, away: 3 }, half: { home: 1, away: 1 }, minute: 120 }),
  );
  expect(guarded).toMatchObject({
    id: 'unseen',
    home: { id: 'a' },
    status: 'second_half',
    home_score: null,
    away_score: null,
    half: null,
    penalties: null,
    minute: null,
  });
  expect(throughGuard(row('unseen', 10, 3, { status: 'finished' })).status).toBe('second_half');
});

test('an older answer never takes back what was seen', () => {
  throughGuard(row('back', 5, 2));
  expect(throughGuard({ list: [row('back', 4, 1)] }).list[0]).toMatchObject({ version: 5, home_score: 2 });
});

test('answers and events in any order: a row is the newest that came, and stands there at once', () => {
  let run = 0;
  fc.assert(
    fc.property(
      fc.array(fc.record({ of: fc.nat(3), version: fc.nat(9), inList: fc.boolean() }), { minLength: 1, maxLength: 40 }),
      (news) => {
        run += 1;
        const newest = new Map<string, number>();
        for (const { of, version, inList } of news) {
          const id = `order${run}-${of}`;
          newest.set(id, Math.max(newest.get(id) ?? 0, version));
          const match = row(id, version, version);
          const guarded = inList ? throughGuard({ list: [match] }).list[0] : throughGuard(match);
          expect(guarded?.version).toBe(newest.get(id));
          expect(visibleMatchOf(id)?.version).toBe(newest.get(id));
          expect(visibleMatches.byId[id]).toBeDefined();
        }
      },
    ),
  );
});

test('of many matches the oldest is forgotten, unless a page holds it', async () => {
  throughGuard([row('held', 1, 1), row('loose', 1, 1)]);
  const release = holdMatches(['held', 'held']);
  throughGuard(Array.from({ length: 2_100 }, (_, index) => row(`many${index}`, 1, 0)));
  expect(visibleMatchOf('held')?.home_score).toBe(1);
  expect(visibleMatchOf('loose')).toBeUndefined();
  await expect.poll(() => visibleMatches.byId.loose).toBeUndefined();
  release();
  release();
  throughGuard(Array.from({ length: 2_100 }, (_, index) => row(`more${index}`, 1, 0)));
  expect(visibleMatchOf('held')).toBeUndefined();
});

test('a match to watch later is masked at once and wherever it comes, in other answers and events too, until it was watched', async () => {
  stops.push(() => setLater([]));
  throughGuard([row('later', 3, 1)]);
  setLater(['later']);
  await expect.poll(() => visibleMatches.byId.later?.home_score).toBeNull();
  const ended = row('later', 9, 4, { status: 'penalties', penalties: { home: 4, away: 3 }, minute: 120 });
  const heard: string[] = [];
  passGuard('later', Date.now(), () => void heard.push('goal'));
  const [running] = throughGuard({ list: [ended] }).list;
  expect([running?.home_score, running?.penalties, running?.status]).toEqual([null, null, 'second_half']);
  // That it is over is no secret, and how it ended is.
  const [over] = throughGuard({ list: [row('later', 10, 4, { status: 'finished', penalties: { home: 4, away: 3 } })] }).list;
  expect([over?.home_score, over?.penalties, over?.status]).toEqual([null, null, 'finished']);
  expect([heard, document.cookie.includes('later=on')]).toEqual([[], true]);
  setLater([]);
  expect([heard, document.cookie.includes('later=on'), [...later]]).toEqual([['goal'], false, []]);
  await expect.poll(() => visibleMatches.byId.later?.home_score).toBe(4);
  expect(throughGuard(row('later', 10, 4, { status: 'finished' })).status).toBe('finished');
});

test('a match to watch later shows what the own picture has come to, also after it was closed', () => {
  stops.push(() => setLater([]));
  setLater(['half']);
  noteReached('half', 15);
  expect([isSeen('half', 10), isSeen('half', 20)]).toEqual([true, false]);
});

test('of what was published about a match to watch later only what came before it began, and one’s own, stands in lists', () => {
  const stories = z.array(
    z.object({ title: z.string(), match: z.nullable(match), published_at: z.int(), is_own: z.boolean() }).check(storyMark),
  );
  const about = row('told', 4, 2, { kickoff_at: 100 });
  const story = (title: string, published_at: number, is_own = false) => ({ title, match: about, published_at, is_own });
  const list = () =>
    stories.parse([story('preview', 90), story('report', 300), story('mine', 300, true), { ...story('of none', 300), match: null }]);
  const titles = () => throughGuard({ list: list() }).list.map(({ title }) => title);
  expect(titles()).toEqual(['preview', 'report', 'mine', 'of none']);
  stops.push(() => setLater([]));
  setLater(['told']);
  expect(titles()).toEqual(['preview', 'mine', 'of none']);
});
