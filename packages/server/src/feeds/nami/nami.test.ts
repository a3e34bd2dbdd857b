import { matchStatuses } from '@pitchside/api/scores/matches';
import { expect, test } from 'vitest';
import { createNamiFeed } from './namiFeed.ts';
import { namiBasketball, namiFootball, namiOdds, type NamiFootball, type NamiIncident } from './nami.schema.ts';
import { basketballStatuses, footballStatuses } from './namiStatus.ts';

const now = Date.UTC(2026, 10, 21, 12);
const started = now / 1000 - 22 * 60;

const goal = (time: number, home: number, away: number, position = 1, type = 1): NamiIncident => ({
  type,
  position,
  time,
  home_score: home,
  away_score: away,
  player_name: '周九',
});
const football = (
  status: number,
  home: number[],
  away: number[],
  incidents: NamiIncident[] = [],
  stats: NamiFootball['stats'] = undefined,
): NamiFootball => namiFootball.parse({ id: 77, score: [77, status, home, away, started, ''], incidents, ...(stats && { stats }) });

test('both tables of states name states of their own sport, and the same number means different things', () => {
  for (const status of Object.values(footballStatuses)) expect(matchStatuses.football).toContain(status);
  for (const status of Object.values(basketballStatuses)) expect(matchStatuses.basketball).toContain(status);
  expect([footballStatuses[10], basketballStatuses[10]]).toEqual(['interrupted', 'finished']);
  expect([footballStatuses[13], basketballStatuses[13]]).toEqual(['tbd', 'postponed']);
});

test('a football document becomes score, clock, counts, events and figures', () => {
  const { updates, details } = createNamiFeed().football(
    [
      football(
        2,
        [1, 0, 0, 2, 4, 0, 0],
        [0, 0, 1, 0, -1, 0, 0],
        [
          goal(12, 1, 0),
          { type: 9, position: 2, time: 20, in_player_name: '上', out_player_name: '下' },
          { type: 16, position: 1, time: 21 },
        ],
        [
          { type: 25, home: 61, away: 39 },
          { type: 99, home: 1, away: 1 },
        ],
      ),
    ],
    now,
  );
  expect(updates).toMatchObject([
    {
      matchId: 'nami-77',
      status: 'first_half',
      minute: 23,
      added: 0,
      score: { home: 1, away: 0 },
      half: null,
      penalties: null,
      counts: { red: { home: 0, away: 1 }, yellow: { home: 2, away: 0 }, corner: { home: 4, away: 0 } },
    },
  ]);
  expect(updates?.[0]?.events).toMatchObject([
    { kind: 'goal', side: 'home', minute: 12, player: { zh: '周九' }, homeScore: 1, awayScore: 0 },
    { kind: 'substitution', side: 'away', player: { zh: '上' }, otherPlayer: { zh: '下' }, homeScore: 1 },
  ]);
  expect(details).toMatchObject([{ parts: { statistics: [{ id: 'possession', home: 61, away: 39 }] } }]);
});

test('a repeated document says nothing, a changed one has a higher version, also within a second', () => {
  const feed = createNamiFeed();
  const first = feed.football([football(2, [0], [0])], now).updates?.[0]?.version ?? 0;
  expect(feed.football([football(2, [0], [0])], now + 1_000).updates).toEqual([]);
  const second = feed.football([football(2, [1], [0], [goal(23, 1, 0)])], now).updates?.[0]?.version;
  expect(second).toBeGreaterThan(first);
});

test('a goal that a document no longer has was taken back, once', () => {
  const feed = createNamiFeed();
  const [scored] = feed.football([football(2, [1], [0], [goal(12, 1, 0)])], now).updates ?? [];
  const [taken] = feed.football([football(2, [0], [0])], now + 60_000).updates ?? [];
  expect(taken).toMatchObject({
    score: { home: 0, away: 0 },
    events: [{ id: `${scored?.events[0]?.id}-cancelled`, kind: 'goal_cancelled', side: 'home', homeScore: 0, at: now + 60_000 }],
  });
  expect(feed.football([football(2, [0], [0])], now + 120_000).updates?.[0]?.events).toEqual([]);
});

test('an event keeps its id and its instant when it comes again', () => {
  const feed = createNamiFeed();
  const [first] = feed.football([football(2, [1], [0], [goal(12, 1, 0)])], now).updates ?? [];
  const [second] = feed.football([football(2, [2], [0], [goal(12, 1, 0), goal(14, 2, 0)])], now + 120_000).updates ?? [];
  expect(second?.events[0]).toEqual(first?.events[0]);
  expect(new Set(second?.events.map(({ id }) => id)).size).toBe(2);
});

test('extra time and penalties: the score is that after extra time, the shoot-out stands beside it', () => {
  const [update] = createNamiFeed().football([football(8, [1, 0, 0, 0, 0, 2, 4], [1, 1, 0, 0, 0, 2, 3])], now).updates ?? [];
  expect(update).toMatchObject({
    status: 'finished',
    minute: null,
    score: { home: 2, away: 2 },
    half: { home: 0, away: 1 },
    penalties: { home: 4, away: 3 },
  });
});

test('a hidden match, and one in a state that nobody knows, is withdrawn', () => {
  const batch = createNamiFeed().football([football(0, [], []), { ...football(99, [], []), id: 78 }], now);
  expect(batch).toMatchObject({ updates: [], withdrawn: ['nami-77', 'nami-78'] });
});

test('a basketball document becomes points, half-time points from the third quarter on', () => {
  const document = (status: number, home: number[], away: number[]) => namiBasketball.parse({ id: 5, score: [5, status, 300, home, away] });
  const feed = createNamiFeed();
  expect(feed.basketball([document(4, [22, 10], [20, 12])], now).updates).toMatchObject([
    { status: 'q2', score: { home: 32, away: 32 }, half: null },
  ]);
  expect(feed.basketball([document(10, [22, 10, 30, 20, 8], [20, 12, 30, 20, 5])], now + 1_000).updates).toMatchObject([
    { status: 'finished', score: { home: 90, away: 87 }, half: { home: 32, away: 32 } },
  ]);
});

test('odds become changes in order of time, a sealed market is locked, each company counts its own versions', () => {
  const at = now / 1000;
  const document = namiOdds.parse({
    2: {
      asia: [
        [77, [at + 5, '23', 0.9, 0.25, 0.98, 2, 0, '1-0']],
        [77, [at, '', 0.85, 0.25, 1.03, 1, 0, '']],
      ],
      eu: [[77, [at + 5, '23', 0, 0, 0, 2, 1, '1-0']]],
    },
    3: { bs: [[77, [at, '22', 0.8, 2.75, 1.05, 2, 0, '0-0']]] },
  });
  const { odds = [] } = createNamiFeed().odds(document);
  expect(odds.map(({ companyId, minute, markets }) => ({ companyId, minute, markets }))).toEqual([
    { companyId: '2', minute: null, markets: { asian: [0.85, 0.25, 1.03] } },
    { companyId: '3', minute: 22, markets: { size: [0.8, 2.75, 1.05] } },
    { companyId: '2', minute: 23, markets: { asian: [0.9, 0.25, 0.98] } },
    { companyId: '2', minute: 23, markets: { european: null } },
  ]);
  const own = odds.filter(({ companyId }) => companyId === '2').map(({ version }) => version);
  expect(own).toEqual([...new Set(own)].toSorted((one, other) => one - other));
});

test('a document of another shape is refused', () => {
  expect(namiFootball.safeParse({ id: 1, score: [1, 2, 'x', [], 0] }).success).toBe(false);
  expect(namiFootball.safeParse({ id: '1', score: [1, 2, [], [], 0] }).success).toBe(false);
});
