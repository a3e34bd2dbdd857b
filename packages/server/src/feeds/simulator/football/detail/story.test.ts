// @module-tag full
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FeedPlay, FeedShot, MatchParts } from '../../../../modules/scores/sport/index.ts';
import { dayOf, planDay } from '../calendar.ts';
import { stateAt } from '../../state.ts';
import { planMatch } from '../timeline.ts';
import { momentumAt, statisticsAt } from './figures.ts';
import { planCourse } from './plays.ts';
import { shotsAt } from './shots.ts';
import { planStory } from './story.ts';

const someDay = dayOf(Date.UTC(2026, 10, 20));
const anyMatch = fc.record({ day: fc.integer({ min: someDay - 300, max: someDay + 300 }), which: fc.nat({ max: 140 }) });

function plan({ day, which }: { day: number; which: number }) {
  const played = planDay('2026', day);
  const fixture = played[which % played.length];
  if (!fixture) throw new Error('no such match');
  const timeline = planMatch('2026', fixture);
  return { fixture, timeline, course: planCourse('2026', timeline), story: planStory('2026', fixture, timeline) };
}

test('figures agree with the score, the counts and each other at every minute, and never fall but for a goal taken back', () => {
  fc.assert(
    fc.property(anyMatch, (chosen) => {
      const { timeline, course } = plan(chosen);
      let before: Record<string, Record<'home' | 'away', number>> = {};
      for (const { at } of timeline.moments) {
        const { score, counts, events } = stateAt(timeline, at);
        const figures = Object.fromEntries((statisticsAt(timeline, course, at) ?? []).map(({ id, home, away }) => [id, { home, away }]));
        for (const side of ['home', 'away'] as const) {
          const of = (id: string) => figures[id]?.[side] ?? NaN;
          const other = side === 'home' ? 'away' : 'home';
          const own = events.filter((event) => event.side === side && event.kind === 'own_goal').length;
          expect(of('on_target') - (figures.saves?.[other] ?? NaN)).toBe((score?.[side] ?? NaN) - own);
          expect(of('shots')).toBe(of('on_target') + of('off_target') + of('blocked'));
          expect(of('corners')).toBe(counts?.corner[side]);
          expect(of('yellow')).toBe(counts?.yellow[side]);
          expect(of('red')).toBe(counts?.red[side]);
          expect(of('dangerous_attacks')).toBeLessThanOrEqual(of('attacks'));
          expect(of('passes_completed')).toBeLessThanOrEqual(of('passes'));
          for (const id of ['off_target', 'blocked', 'saves', 'fouls', 'offsides', 'attacks', 'passes'])
            expect(of(id)).toBeGreaterThanOrEqual(before[id]?.[side] ?? 0);
        }
        expect((figures.possession?.home ?? 0) + (figures.possession?.away ?? 0)).toBe(100);
        before = figures;
      }
    }),
    { numRuns: 30 },
  );
});

test('at any instant the goals among the shots are the score, their expected goals the figure, and each shot is on the pitch', () => {
  fc.assert(
    fc.property(anyMatch, (chosen) => {
      const { timeline, course } = plan(chosen);
      for (const { at } of timeline.moments) {
        const { score } = stateAt(timeline, at);
        const shots = shotsAt(timeline, course, at);
        const figures = Object.fromEntries((statisticsAt(timeline, course, at) ?? []).map((figure) => [figure.id, figure]));
        for (const side of ['home', 'away'] as const) {
          const own = shots.filter((shot) => shot.side === side);
          const of = (...outcomes: FeedShot['outcome'][]) => own.filter(({ outcome }) => outcomes.includes(outcome)).length;
          expect(of('goal', 'own_goal')).toBe(score?.[side] ?? 0);
          expect(own.reduce((sum, { xg }) => sum + (xg ?? 0), 0)).toBeCloseTo(figures.xg?.[side] ?? 0, 6);
          expect(of('goal', 'saved', 'wide', 'blocked')).toBe(figures.shots?.[side] ?? 0);
          for (const { x, y, xg, outcome } of own) {
            expect(x > 0.5 && x <= 1 && y >= 0 && y <= 1).toBe(true);
            expect(xg === null).toBe(outcome === 'own_goal' || outcome === 'cancelled');
          }
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('the reasons of a rating add up to it, and what they count is what happened', () => {
  fc.assert(
    fc.property(anyMatch, fc.integer({ min: 10, max: 130 }), (chosen, minutes) => {
      const { fixture, timeline, story } = plan(chosen);
      const at = fixture.kickoffAt + minutes * 60_000;
      const { ratings = {}, ratingReasons = {} } = story.between(-Infinity, at)?.parts ?? {};
      expect(Object.keys(ratings).length).toBeGreaterThanOrEqual(22);
      for (const [id, rating] of Object.entries(ratings)) {
        expect(rating >= 3 && rating <= 10).toBe(true);
        expect((ratingReasons[id] ?? []).reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(rating, 9);
      }
      const { score, events } = stateAt(timeline, at);
      const counted = (...codes: string[]) =>
        Object.values(ratingReasons)
          .flatMap((reasons) => reasons.filter(({ code }) => codes.includes(code)))
          .reduce((sum, { count }) => sum + count, 0);
      expect(counted('goal', 'penalty', 'own_goal')).toBe((score?.home ?? 0) + (score?.away ?? 0));
      expect(counted('red', 'second_yellow')).toBe(events.filter(({ kind }) => kind === 'red' || kind === 'second_yellow').length);
    }),
    { numRuns: 40 },
  );
});

test('momentum has a value for each minute so far, between -1 and 1', () => {
  fc.assert(
    fc.property(anyMatch, fc.integer({ min: 2, max: 130 }), (chosen, minutes) => {
      const { fixture, timeline, course } = plan(chosen);
      const at = fixture.kickoffAt + minutes * 60_000;
      const values = momentumAt(timeline, course, at);
      expect(values.every((value) => value >= -1 && value <= 1)).toBe(true);
      const { minute, status } = stateAt(timeline, at);
      const played = minute ?? (status === 'half_time' ? 45 : status === 'finished' ? 90 : 0);
      expect(Math.abs(values.length - played)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

test('who plays, shoots or fouls is on the pitch; line-ups are eleven with their formation, and numbers are no one’s twice', () => {
  fc.assert(
    fc.property(anyMatch, (chosen) => {
      const { fixture, timeline, course, story } = plan(chosen);
      const parts = story.between(-Infinity, fixture.kickoffAt)?.parts.lineups;
      const { events } = stateAt(timeline, Infinity);
      for (const side of ['home', 'away'] as const) {
        const lineup = parts?.[side];
        expect(lineup?.starters).toHaveLength(11);
        expect(lineup?.formation.split('-').reduce((sum, line) => sum + Number(line), 1)).toBe(11);
        expect(lineup?.starters[0]?.position).toBe('keeper');
        const all = [...(lineup?.starters ?? []), ...(lineup?.bench ?? [])];
        expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
        expect(all.filter(({ isCaptain }) => isCaptain)).toHaveLength(1);
        const names = new Set(all.map((player) => player.names.en));
        for (const play of course.plays) if (play.side === side && play.player) expect(names.has(play.player.en)).toBe(true);
        for (const event of events) {
          if (event.side !== side || (event.kind !== 'red' && event.kind !== 'second_yellow' && event.kind !== 'substitution')) continue;
          const left = event.kind === 'substitution' ? event.otherPlayer : event.player;
          expect(course.plays.some((play) => play.side === side && play.player?.en === left?.en && play.at > event.at)).toBe(false);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('a story told in steps ends as one told at once', () => {
  fc.assert(
    fc.property(anyMatch, fc.array(fc.nat({ max: 27 * 3_600 }), { maxLength: 8 }), (chosen, seconds) => {
      const { fixture, story } = plan(chosen);
      const end = fixture.kickoffAt + 4 * 3_600_000;
      const steps = [
        ...seconds.map((second) => fixture.kickoffAt - 25 * 3_600_000 + second * 1000).toSorted((one, other) => one - other),
        end,
      ];
      const parts: Partial<MatchParts> = {};
      const plays: FeedPlay[] = [];
      const shots = new Map<string, FeedShot>();
      let after = -Infinity;
      for (const until of steps) {
        const found = story.between(after, until);
        if (until > after && found) {
          Object.assign(parts, found.parts);
          plays.push(...found.plays);
          for (const shot of found.shots ?? []) shots.set(shot.id, shot);
          expect(story.nextAfter(after)).toBeLessThanOrEqual(until);
        }
        after = until;
      }
      const whole = story.between(-Infinity, end);
      expect(parts).toEqual(whole?.parts);
      expect(plays).toEqual(whole?.plays);
      const inOrder = (some: readonly FeedShot[]) => some.toSorted((one, other) => one.id.localeCompare(other.id));
      expect(inOrder([...shots.values()])).toEqual(inOrder(whole?.shots ?? []));
      expect(story.between(end, end + 1_000)).toBeUndefined();
    }),
    { numRuns: 25 },
  );
});
