import { matchPhase, type Match, type MatchStatus } from '@pitchside/api/scores/matches';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaguesOf } from './scoresLeagues.ts';
import { scoreTabs } from './scoresPlace.ts';
import { blocksOf } from './scoresSections.ts';

const now = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;
const tiers: Record<string, number> = { laliga: 1, epl: 1, mls: 1, championship: 2, 'v-league': 3, 'epl-women': 3 };
const match = (id: string, status: MatchStatus, at: number, league: string, round = '第 12 轮') =>
  ({ id, status, round, kickoff_at: now + at * hour, competition: { id: league, tier: tiers[league] ?? 3 } }) as Match;

test('leagues stand as everybody ranks them, what is on before what comes before what is over', () => {
  const list = [
    match('v', 'second_half', -1, 'v-league'),
    match('over', 'finished', -3, 'epl'),
    match('soon', 'scheduled', 1, 'epl'),
    match('on', 'first_half', -0.5, 'epl'),
    match('real', 'scheduled', 2, 'laliga'),
    match('late', 'scheduled', 3, 'laliga', '第 13 轮'),
    match('mine', 'scheduled', 4, 'v-league'),
  ];
  const { pinned, leagues } = leaguesOf(list, 'immediate', new Set(['mine']), now);
  expect(pinned).toEqual(['mine']);
  expect(leagues.map(({ competition, round, ids }) => [competition.id, round, ids])).toEqual([
    ['epl', '第 12 轮', ['on', 'soon', 'over']],
    ['laliga', '', ['real', 'late']],
    ['v-league', '第 12 轮', ['v']],
  ]);
});

test('by league each match stands once, pinned on top or in its own league, and leagues never in another order', () => {
  const status = fc.constantFrom<MatchStatus>('scheduled', 'first_half', 'half_time', 'finished', 'postponed', 'interrupted');
  const one = fc.record({
    status,
    at: fc.integer({ min: -200, max: 200 }),
    league: fc.constantFrom(...Object.keys(tiers)),
    pinned: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 60 }), fc.constantFrom(...scoreTabs), (given, tab) => {
      const list = given.map(({ status, at, league }, index) => match(`m${index}`, status, at / 10, league));
      const pins = new Set(given.flatMap(({ pinned }, index) => (pinned ? [`m${index}`] : [])));
      const { pinned, leagues } = leaguesOf(list, tab, pins, now);
      const shown = [...pinned, ...leagues.flatMap(({ ids }) => ids)];
      const blocks = blocksOf(list, tab, pins, now).flatMap(({ ids }) => ids);
      expect(shown.toSorted()).toEqual(blocks.toSorted());
      const byId = new Map(list.map((each) => [each.id, each]));
      for (const { competition, ids } of leagues) {
        expect(ids.length).toBeGreaterThan(0);
        expect(ids.every((id) => byId.get(id)?.competition.id === competition.id)).toBe(true);
        // Within a league the order of the blocks holds.
        expect(ids).toEqual(blocks.filter((id) => ids.includes(id)));
        if (tab !== 'immediate') continue;
        const phases = ids.map((id) => ['playing', 'before', 'after', 'off'].indexOf(matchPhase(byId.get(id)?.status ?? 'tbd')));
        expect(phases.map((phase) => Math.min(phase, 2))).toEqual(phases.map((phase) => Math.min(phase, 2)).toSorted());
      }
      const order = leagues.map(({ competition }) => competition.tier);
      expect(order).toEqual(order.toSorted());
      expect(new Set(leagues.map(({ competition }) => competition.id)).size).toBe(leagues.length);
    }),
    { numRuns: 300 },
  );
});
