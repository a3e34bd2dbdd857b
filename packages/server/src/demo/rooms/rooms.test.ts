import type { GoalItem, Match } from '@pitchside/api/scores/matches';
import { barrageLength, type Barrage } from '@pitchside/api/live/barrage';
import { isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFor } from '../../platform/random.ts';
import { createLedger } from '../../modules/money/ledger/index.ts';
import { barrageOf } from '../../modules/live/barrage/barrage.fixtures.ts';
import type { BarrageService } from '../../modules/live/barrage/index.ts';
import { as, liveWorld, visitor, type LiveWorld } from '../../modules/live/live/live.fixtures.ts';
import type { HotMatch } from '../../modules/scores/matches/index.ts';
import { matches } from '../../modules/scores/sport/index.ts';
import { broadcasts } from '../../modules/live/studio/index.ts';
import { day, hour } from '../../platform/retention.ts';
import { byLanguage, languages, localize } from '../../text/local.ts';
import { filled } from '../filled.ts';
import { demoMemberMaker, seedDemoMembers } from '../members.ts';
import { anchorMobile, demoAnchors } from './anchors.data.ts';
import { castRooms, worthShowing } from './casting.ts';
import { createCrowd } from './crowd.ts';
import { createDirector } from './director.ts';
import { createReplays } from './replays.ts';
import { popularityStep, roomPopularity } from './roomPopularity.ts';
import { crowdLines, lineMoods } from './lines.data.ts';
import { moodOf, pickLine } from './moods.ts';
import { demoPeople, personMobile } from './people.data.ts';
import { seedCast, seedPeople, seedPushedRoom } from './seeding.ts';
import { idleTitles, matchTitles, talkTitles } from './titles.data.ts';

const names = (home: string, away: string, competition: string) => byLanguage(() => ({ home, away, competition }));
const hot = (id: string, change: Partial<HotMatch> = {}): HotMatch => ({
  id,
  names: names('曼城', '阿森纳', '英超'),
  phase: 'playing',
  tier: 1,
  kickoffAt: 0,
  ...change,
});

test('rooms stay with a match that is on; nobody is left without one; the hottest have most', () => {
  const given = fc.record({ on: fc.integer({ min: 0, max: 60 }), rooms: fc.array(fc.option(fc.integer({ min: 0, max: 70 }))) });
  fc.assert(
    fc.property(given, ({ on, rooms }) => {
      const matches = Array.from({ length: on }, (_, index) => hot(String(index)));
      const asked = rooms.map((match, index) => ({ key: `r${index}`, matchId: match === null ? null : String(match) }));
      const shown = castRooms(asked, matches);
      expect(shown.size).toBe(asked.length);
      for (const { key, matchId } of asked) {
        const stays = matches.find((match) => match.id === matchId);
        if (stays) expect(shown.get(key)?.id).toBe(matchId);
        else expect(shown.get(key) === null).toBe(on === 0);
      }
    }),
  );
  const fresh = castRooms(
    Array.from({ length: 20 }, (_, index) => ({ key: String(index), matchId: null })),
    Array.from({ length: 12 }, (_, index) => hot(String(index))),
  );
  const count = (id: string) => [...fresh.values()].filter((match) => match?.id === id).length;
  expect(count('0')).toBeGreaterThan(count('11'));
  const italian = { ...hot('italian'), names: names('国米', '尤文', '意甲') };
  expect(castRooms([{ key: 'teller', matchId: null, league: '意甲' }], [hot('0'), hot('1'), italian]).get('teller')?.id).toBe('italian');
});

test('rooms go to what a fan would open: a known league that is on or begins soon, the young last', () => {
  const minute = 60_000;
  const young = Array.from({ length: 9 }, (_, index) => hot(`young ${index}`, { tier: 4 }));
  const women = hot('women', { tier: 3 });
  const soon = hot('soon', { phase: 'before', tier: 2, kickoffAt: 30 * minute });
  const others = [
    hot('later', { phase: 'before', kickoffAt: 50 * minute }),
    hot('over', { phase: 'after', kickoffAt: -120 * minute }),
    hot('young and soon', { phase: 'before', tier: 4, kickoffAt: 5 * minute }),
  ];
  const shown = worthShowing([...young, women, hot('second', { tier: 2 }), hot('first'), soon, ...others], 0);
  expect(shown.map(({ id }) => id)).toEqual(['first', 'second', 'women', 'soon', ...young.map(({ id }) => id)]);
  expect(worthShowing(others, 0)).toEqual(others);

  const rooms = Array.from({ length: 24 }, (_, index) => ({ key: String(index), matchId: null }));
  const cast = [...castRooms(rooms, shown).values()].map((match) => match?.id);
  const count = (id: string) => cast.filter((each) => each === id).length;
  expect([count('first') > count('second'), count('second') >= count('women'), count('soon') > 1]).toEqual([true, true, true]);
  expect(young.every(({ id }) => count(id) <= 1)).toBe(true);
});

test('heat is the same for the same seed and time, moves, and stays near its room', () => {
  const room = { nickname: '老张侃西甲', heat: 100_000 };
  const day = Array.from({ length: 2_880 }, (_, step) => roomPopularity(2026, room, step * popularityStep, 0));
  expect(day).toEqual(Array.from({ length: 2_880 }, (_, step) => roomPopularity(2026, room, step * popularityStep, 0)));
  expect(roomPopularity(2027, room, 0, 0)).not.toBe(day[0]);
  expect(new Set(day).size).toBeGreaterThan(2_000);
  for (const [index, heat] of day.entries()) {
    expect(heat).toBeGreaterThan(75_000);
    expect(heat).toBeLessThan(165_000);
    const before = day[index - 1];
    if (before !== undefined) expect(Math.abs(heat - before) / before).toBeLessThan(0.15);
  }
});

const match = (change: Partial<Match>): Match => ({
  id: 'm1',
  sport: 'football',
  competition: { id: 'epl', name: '英超', short_name: '英超', country_id: 'england', country: '英格兰', color: '#fff', tier: 1 },
  round: '1',
  home: { id: 'mci', name: '曼城', short_name: '曼城', short_name_zh: '曼城', colors: ['#fff', '#000'], logo: null },
  away: { id: 'ars', name: '阿森纳', short_name: '阿森纳', short_name_zh: '阿森纳', colors: ['#fff', '#000'], logo: null },
  status: 'second_half',
  kickoff_at: 0,
  minute: 60,
  added: 0,
  home_score: 1,
  away_score: 1,
  half: null,
  penalties: null,
  counts: null,
  is_hot: true,
  is_simulated: true,
  room_count: 1,
  version: 1,
  ...change,
});

test('viewers speak of what they see', () => {
  const random = randomFor('moods');
  const moods = (state: Match | undefined) => new Set(Array.from({ length: 300 }, () => moodOf(state, random)));
  expect(moods(undefined)).toEqual(new Set(['talk']));
  expect(moods(match({ status: 'scheduled' }))).toEqual(new Set(['before']));
  expect(moods(match({ status: 'half_time' }))).toEqual(new Set(['break']));
  expect(moods(match({ status: 'finished' }))).toEqual(new Set(['after']));
  expect(moods(match({}))).toEqual(new Set(['playing', 'level']));
  expect(moods(match({ home_score: 2, minute: 88 }))).toEqual(new Set(['playing', 'ahead', 'late']));
});

test('every line fits a comment, stands once, and its places are filled or it is not said', () => {
  for (const language of languages) {
    const lines = crowdLines[language];
    expect(Object.values(lines).flat().length).toBeGreaterThanOrEqual(100);
    for (const mood of lineMoods) expect(new Set(lines[mood]).size).toBe(lines[mood].length);
    const words = { home: '皇家马德里', away: '勒沃库森', lead: '皇家马德里', team: '皇家马德里', player: '维尼修斯', score: '3-2' };
    for (const mood of lineMoods) {
      for (const given of [{}, words]) {
        const said: string[] = [];
        const next = () => pickLine({ language, mood, words: given, lately: said }, randomFor(mood));
        for (let line = next(); line; line = next()) said.push(line);
        for (const line of said) {
          expect(line).not.toMatch(/[{}]/);
          expect([...line].length).toBeLessThanOrEqual(barrageLength);
        }
        if (given === words) expect(said).toHaveLength(lines[mood].length);
      }
    }
  }
});

test('invented people are all different, and so are their numbers and titles', () => {
  const names = [...demoAnchors.map((anchor) => anchor.nickname), ...demoPeople.map(({ nickname }) => nickname)];
  expect(new Set(names).size).toBe(names.length);
  const mobiles = [...demoAnchors.map((_, index) => anchorMobile(index)), ...demoPeople.map((_, index) => personMobile(index))];
  expect(new Set(mobiles).size).toBe(mobiles.length);
  for (const mobile of mobiles) expect(mobile).toMatch(/^\d{11}$/);
  for (const titles of languages.flatMap((language) => [
    idleTitles[language],
    talkTitles[language],
    ...Object.values(matchTitles[language]),
  ]))
    expect(new Set(titles).size).toBe(titles.length);
  for (const { category, manner, language = 'zh' } of demoAnchors)
    expect(category === 'talk' || matchTitles[language][manner]).toBeTruthy();
  for (const { placard } of demoAnchors) expect([...placard].length).toBeLessThanOrEqual(50);
});

let world: LiveWorld;
let barrage: BarrageService;
beforeAll(async () => {
  world = await liveWorld({ PITCHSIDE_DEMO: 'on' });
  barrage = barrageOf(world);
  await world.derby();
});
afterAll(() => world.close());

test('the director puts rooms on the demo channel, moves them when their match ends, and is quiet in between', async () => {
  const { live, platform, clock } = world;
  await seedDemoMembers(platform, createLedger(platform));
  const ensureMember = demoMemberMaker(platform);
  let on: HotMatch[] = [hot('m1')];
  const director = createDirector(
    platform,
    live,
    { hottest: async (_, sport) => (sport === 'football' ? on : []) },
    await seedCast(live, ensureMember),
  );
  await seedPushedRoom(live, ensureMember);

  const stage = await director.turn();
  expect(stage).toHaveLength(demoAnchors.length);
  const list = await live.handlers.getLiveList({ page: 1, limit: 100, sort: 'hot' }, visitor);
  expect(list.total).toBe(demoAnchors.length);
  const football = stage.filter((room) => room.anchor.category === 'football');
  expect(football.every((room) => room.matchId === 'm1')).toBe(true);
  const official = await live.room(String(football[0]?.id));
  expect(official?.room).toMatchObject({
    status: 'live',
    source: 'demo',
    isOfficial: true,
    startedAt: clock.at,
    matchId: 'm1',
    title: expect.stringMatching(/曼城|英超/) as string,
  });

  // An official room is for everybody: readers of another language see it in theirs.
  for (const language of ['en', 'vi'] as const) {
    const info = localize(await live.handlers.getRoomInfo({ id: String(football[0]?.id) }, { ...visitor, language }), language);
    expect(matchTitles[language].official?.map((title) => filled(title, { home: '曼城', away: '阿森纳', league: '英超' }))).toContain(
      info.room.title,
    );
    expect(info.placard).not.toMatch(/\p{Script=Han}/u);
  }

  const count = async () => (await platform.events.position('rooms')).seq;
  const before = await count();
  await director.turn();
  expect(await count()).toBe(before);
  on = [];
  clock.at += popularityStep;
  await director.turn();
  await director.turn();
  // Rooms that talk had no match to lose.
  expect(await count()).toBeGreaterThan(before);
  const moved = await live.room(String(football[0]?.id));
  expect(moved?.room).toMatchObject({ matchId: null, startedAt: clock.at - popularityStep });
  expect(idleTitles.zh).toContain(moved?.room.title);

  // The documented anchor's room waits for a stream, and has its administrator.
  const owner = await ensureMember({ mobile: '13800000003', nickname: '' });
  const helper = await ensureMember({ mobile: '13800000004', nickname: '' });
  const pushed = await live.repository.roomOf(owner);
  expect(pushed?.room).toMatchObject({ status: 'not_started', source: 'push' });
  expect(await live.standing(String(pushed?.room.id), helper)).toMatchObject({ isModerator: true });
  expect(await live.handlers.getRoomInfo({ id: String(pushed?.room.id) }, as(owner))).toMatchObject({ is_owner: true });
});

test('rooms are given replays of what they showed, once a day, and old ones go', async () => {
  const { live, platform, clock, db } = { ...world, db: world.platform.db };
  const cast = await seedCast(live, demoMemberMaker(platform));
  await db.update(matches).set({ status: 'finished', kickoffAt: clock.at - 3 * hour });
  const replays = createReplays(platform, live, { rowsById: world.matchRows }, cast);
  const rows = () => db.select().from(broadcasts).where(isNotNull(broadcasts.playback));
  await replays.turn();
  const first = await rows();
  const anchors = (category: string) => demoAnchors.filter((anchor) => anchor.category === category).length;
  const of = (category: string) => first.filter((row) => row.category === category);
  expect([of('football').length, of('talk').length, first.length]).toEqual([
    anchors('football'),
    anchors('talk'),
    anchors('football') + anchors('talk'),
  ]);
  expect(
    of('football').every(({ matchId, endedAt, notifiedAt }) => matchId === 'm1' && (endedAt ?? clock.at) < clock.at && notifiedAt),
  ).toBe(true);
  expect(first.every(({ id, playback }) => playback?.url === `/media/filmed/${id}/index.m3u8`)).toBe(true);
  await replays.turn();
  expect(await rows()).toHaveLength(first.length);
  clock.at += 2 * day;
  await replays.turn();
  expect(await rows()).toHaveLength(first.length + anchors('talk'));
  clock.at += 6 * day;
  await replays.turn();
  const kept = new Set((await rows()).map(({ id }) => id));
  expect(first.some(({ id }) => kept.has(id))).toBe(false);
});

test('the crowd goes through the same service as everybody, and cheers in the rooms of the match', async () => {
  const { platform, clock } = world;
  const people = await seedPeople(platform, demoMemberMaker(platform));
  const crowd = createCrowd(platform, barrage, people);
  const owner = await world.member('德比房');
  const [derby, other] = [
    await world.room(owner, { source: 'demo', matchId: 'm1' }),
    await world.room(await world.member('别的房'), { source: 'demo' }),
  ];
  const [anchor] = demoAnchors;
  if (!anchor) throw new Error('no anchor');
  crowd.watch(
    [
      { id: derby, anchor, matchId: 'm1', heat: 100 },
      { id: other, anchor, matchId: null, heat: 1 },
    ],
    new Map([['m1', match({})]]),
  );
  const { home, away, competition } = match({});
  const goal: GoalItem = {
    iszhu: 1,
    match_str: '61',
    home_team_name_zh: '曼城',
    away_team_name_zh: '阿森纳',
    home_score: 2,
    away_score: 1,
    event_id: 'e1',
    match_id: 'm1',
    kind: 'goal',
    sport: 'football',
    home,
    away,
    competition,
    player: null,
    is_hot: true,
    at: clock.at,
  };
  crowd.see(goal);
  crowd.see({ ...goal, match_id: 'elsewhere' });
  for (let look = 0; look < 30; look += 1) {
    clock.at += 400;
    await crowd.speak();
  }
  const said = async (id: number) =>
    (await barrage.handlers.barrageList({ id: String(id), limit: 50 }, visitor)).list.map((item) => localize<Barrage>(item, 'zh').text);
  const cheers = crowdLines.zh.goal.map((line) => line.replaceAll('{team}', '曼城').replaceAll('{score}', '2-1'));
  expect((await said(derby)).filter((line) => cheers.includes(line)).length).toBeGreaterThanOrEqual(4);
  expect((await said(other)).every((line) => crowdLines.zh.talk.includes(line))).toBe(true);

  await barrage.forget([derby], clock.at + 1);
  expect(await said(derby)).toEqual([]);
});
