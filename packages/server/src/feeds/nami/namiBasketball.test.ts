// @module-tag full
import { afterEach, beforeEach, expect, test } from 'vitest';
import { feedNotes } from '../../modules/scores/sources/index.ts';
import { matches } from '../../modules/scores/sport/index.ts';
import { openTestSite, type TestSite } from '../../testing/testSite.ts';
import { createNamiClient, createNamiSource } from './index.ts';
import { gameAt, type FixtureGame } from './namiBasketball.fixtures.ts';
import { createNamiFeed } from './namiFeed.ts';
import { noFaults, openNamiDouble, type NamiDouble } from './nami.fixtures.ts';
import { namiBasketball } from './nami.schema.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 21, 12);
const quarters = [
  [22, 20],
  [10, 12],
  [30, 30],
  [20, 20],
] as const;

/**
 * A day of basketball under the ids of that day's football: a game that runs for five minutes, one that does not run, one of the next day.
 */
const games: FixtureGame[] = [
  { id: 1, home: 201, away: 202, startsAt: start + hour, periods: [...quarters, [8, 5]] },
  {
    id: 2,
    home: 203,
    away: 204,
    startsAt: start + 6 * hour,
    periods: [
      [25, 18],
      [20, 19],
      [22, 24],
      [19, 21],
    ],
  },
  { id: 3, home: 205, away: 201, startsAt: start + 30 * hour, periods: quarters },
];
const football = [{ id: 1, home: 101, away: 102, startsAt: start + hour, goals: [{ minute: 3, side: 'home' as const }] }];

let site: TestSite;
let double: NamiDouble;
beforeEach(async () => {
  double = await openNamiDouble(football, start, () => site.clock.now(), games);
  site = await openTestSite();
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
const rows = async () =>
  (await site.site.platform.db.select().from(matches).orderBy(matches.id)).filter(({ sport }) => sport === 'basketball');
/** Notes for operators about basketball. */
const notes = async () =>
  (await site.site.platform.db.select().from(feedNotes)).filter(
    ({ subject, matchId }) => subject.startsWith('basketball') || matchId?.startsWith('nami-b'),
  );
const kinds = async () => new Set((await notes()).map(({ kind }) => kind));
const words = {
  1: 'scheduled',
  2: 'q1',
  3: 'q1_end',
  4: 'q2',
  5: 'half_time',
  6: 'q3',
  7: 'q3_end',
  8: 'q4',
  9: 'overtime',
  10: 'finished',
};
const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0);

/** State of every game when the provider is right. */
const truth = (at: number) =>
  games.map((game) => {
    const [, status, , home, away] = gameAt(game, at).score;
    const isOn = status !== 1;
    return [
      `nami-b${game.id}`,
      words[status as keyof typeof words],
      isOn ? sum(home) : null,
      isOn ? sum(away) : null,
      isOn ? home.map((points, period) => [points, away[period] ?? 0]) : null,
    ];
  });
const stand = async () =>
  (await rows()).map(({ id, status, homeScore, awayScore, detail }) => [
    id,
    status,
    homeScore,
    awayScore,
    detail?.basketball?.periods ?? null,
  ]);

async function follow(source: { tick(): Promise<void> }, until: number, step: number): Promise<void> {
  while (site.clock.now() < until) {
    site.clock.set(Math.min(until, site.clock.now() + step));
    await source.tick();
  }
}

test(
  'a day without faults is told as it is, quarter by quarter and in overtime, beside football of the same numbers',
  { timeout: 120_000 },
  async () => {
    const source = sourceOf();
    await follow(source, start + hour + 100 * minute, 2 * minute);
    expect(await stand()).toEqual(truth(site.clock.now()));
    const seen = new Set<string>();
    while (site.clock.now() < start + hour + 130 * minute) {
      await follow(source, site.clock.now() + minute, minute);
      const [first] = await rows();
      if (first) seen.add(first.status);
    }
    expect(seen).toEqual(new Set(['overtime', 'finished']));
    expect(await stand()).toEqual(truth(site.clock.now()));
    expect((await rows())[0]).toMatchObject({
      homeScore: 90,
      awayScore: 87,
      half: { home: 32, away: 32 },
      detail: { basketball: { clock: null } },
    });
    expect(await kinds()).toEqual(new Set());
    const all = await site.site.platform.db.select().from(matches).orderBy(matches.id);
    expect(all.map(({ id, sport, homeId }) => [id, sport, homeId])).toEqual([
      ['nami-1', 'football', 'nami-t101'],
      ['nami-b1', 'basketball', 'nami-bt201'],
      ['nami-b2', 'basketball', 'nami-bt203'],
      ['nami-b3', 'basketball', 'nami-bt205'],
    ]);
  },
);

test(
  'gaps, repeats, delays, lies and a day of silence: games end with the truth, and operators see what happened',
  { timeout: 120_000 },
  async () => {
    const source = sourceOf();
    double.faults = { ...noFaults, missingTeams: new Set([205]) };
    await follow(source, start + 20 * minute, 5 * minute);
    expect((await rows()).map(({ id }) => id)).not.toContain('nami-b3');

    site.clock.set(start + hour);
    double.faults = { ...noFaults, behind: 7 * minute };
    await follow(source, start + hour + 20 * minute, 2 * minute);
    double.faults = { ...noFaults, nonsense: [{ id: 'x' }, 'nothing', { id: 9, score: [9, 2, 30, ['a'], []] }] };
    await follow(source, start + hour + 30 * minute, 5 * minute);
    // Old documents come once more, then points that were never scored, and a game that is over in its first half.
    double.faults = { ...noFaults, behind: 20 * minute };
    const before = await stand();
    await follow(source, site.clock.now() + 1_000, 1_000);
    expect(await stand()).toEqual(before);
    double.faults = {
      ...noFaults,
      twistGame: (document) => ({ ...document, score: [document.id, 10, 0, [99, 0, 0, 0], [0, 0, 0, 0]] }),
    };
    await follow(source, site.clock.now() + 6_000, 2_000);
    expect((await rows()).map(({ homeScore }) => homeScore)).not.toContain(99);
    double.faults = noFaults;
    await follow(source, start + hour + 40 * minute, minute);
    expect(await stand()).toEqual(truth(site.clock.now()));

    double.faults = { ...noFaults, isRefusing: true };
    await follow(source, start + hour + 50 * minute, 5 * minute);
    double.faults = { ...noFaults, isSilent: true };
    await follow(source, start + 27 * hour, 3 * hour);
    expect(await stand()).not.toEqual(truth(site.clock.now()));
    double.faults = noFaults;
    await follow(source, start + 34 * hour, 10 * minute);
    expect(await stand()).toEqual(truth(site.clock.now()));
    expect(await kinds()).toEqual(new Set(['refused', 'doubtful', 'failed']));
    const written = await notes();
    expect(written.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['basketball live', 'basketball match', '1']));
    // Repeated notes are one, with the text of the last.
    expect(written.filter(({ matchId }) => matchId === 'nami-b1').map(({ note }) => note)).toEqual(['jumpPoints']);
  },
);

test('many points at once are believed when the provider stays with them while the game goes on', { timeout: 120_000 }, async () => {
  const source = sourceOf();
  site.clock.set(start + hour + 4 * minute);
  await follow(source, start + hour + 5 * minute, minute);
  const more = (by: number) => ({
    ...noFaults,
    twistGame: (document: ReturnType<typeof gameAt>) => {
      const [id, status, left, home, away] = document.score;
      return {
        ...document,
        score: [id, status, left, home.map((points, index) => points + (index === 0 ? by : 0)), away] as typeof document.score,
      };
    },
  });
  const was = (await rows())[0]?.homeScore ?? 0;
  double.faults = more(20);
  await follow(source, site.clock.now() + 10_000, 2_000);
  expect((await rows())[0]?.homeScore).toBe(was);
  // A basket falls meanwhile: the claim is the same.
  double.faults = more(22);
  await follow(source, site.clock.now() + 14_000, 2_000);
  expect((await rows())[0]?.homeScore).toBeGreaterThanOrEqual(was + 22);
});

test('a clock that goes as expected is no news, and stands once two documents say the same', () => {
  const feed = createNamiFeed();
  const document = (left: number, home = 10, status = 2) =>
    namiBasketball.parse({
      id: 5,
      score: [5, status, left, [home], [8]],
      stats: [
        [4, 5, 4],
        [5, 2, 1],
      ],
    });
  const feedAt = (at: number, ...given: Parameters<typeof document>) => feed.basketball([document(...given)], start + at).updates ?? [];
  const [first] = feedAt(0, 300);
  expect(first?.detail?.basketball).toEqual({
    periods: [[10, 8]],
    clock: { left: 300, runs: true, at: start },
    leads: [],
    fouls: [2, 1],
    timeouts: [5, 4],
  });
  expect(feedAt(2_000, 298)).toEqual([]);
  expect(feedAt(4_000, 295)).toEqual([]);
  const [stopped] = feedAt(6_000, 295);
  expect(stopped?.detail?.basketball?.clock).toEqual({ left: 295, runs: false, at: start + 6_000 });
  expect(feedAt(8_000, 295)).toEqual([]);
  const [scored] = feedAt(20_000, 295, 12);
  expect(scored).toMatchObject({ score: { home: 12, away: 8 }, detail: { basketball: { clock: { left: 295, runs: false } } } });
  const [running] = feedAt(22_000, 293, 12);
  expect(running?.detail?.basketball?.clock).toEqual({ left: 293, runs: true, at: start + 22_000 });
  const [over] = feedAt(24_000, 0, 12, 3);
  expect(over).toMatchObject({ status: 'q1_end', detail: { basketball: { clock: null } } });
});
