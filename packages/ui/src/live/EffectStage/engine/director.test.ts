import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StageArrival } from './arrival.ts';
import { createDirector, stepEvery, type Director, type StageView } from './director.ts';
import { createTestClock, stageStory, type StageAct } from './engineTesting.ts';
import { ribbonEvery } from './entries.ts';
import { effectTimeOut, queueLimit } from './fullScreen.ts';

const seeded = { seed: 20261121, numRuns: 300 };

interface Seen {
  at: number;
  view: StageView;
}

/** Plays a story and writes down every view with its moment. */
function play(story: readonly StageAct[], after?: (director: Director, step: StageAct) => void) {
  const clock = createTestClock();
  const director = createDirector(clock);
  const seen: Seen[] = [];
  director.subscribe(() => seen.push({ at: clock.now(), view: director.view() }));
  let hidden = false;
  let choice = 'all';
  for (const step of story) {
    if (step.act === 'push') director.push(step.arrivals);
    if (step.act === 'wait') clock.advance(step.milliseconds);
    if (step.act === 'finish') director.finish(director.view().effect?.id ?? 'none');
    if (step.act === 'choose') director.choose((choice = step.choice));
    if (step.act === 'hide') director.setHidden((hidden = step.hidden));
    if (hidden || choice === 'off') expect(director.view()).toMatchObject({ effect: null, ribbon: null, combos: [null, null, null] });
    if (choice === 'mine') for (const combo of director.view().combos) expect(combo?.own ?? true).toBe(true);
    after?.(director, step);
  }
  return { clock, director, seen };
}

describe('whatever happens to the stage', () => {
  test('every gift is accounted for after every step', () => {
    fc.assert(
      fc.property(stageStory, (story) => {
        play(story, (director) => {
          const { combos, effects } = director.counts();
          expect(combos.shown + combos.dropped + combos.waiting).toBe(combos.pushed);
          expect(effects.played + effects.dropped + effects.waiting).toBe(effects.pushed);
          expect(effects.waiting).toBeLessThanOrEqual(queueLimit);
          expect(Math.min(combos.shown, combos.dropped, combos.waiting)).toBeGreaterThanOrEqual(0);
        });
      }),
      seeded,
    );
  });

  test('one effect at a time, never longer than its time', () => {
    fc.assert(
      fc.property(stageStory, (story) => {
        const { seen } = play([...story, { act: 'wait', milliseconds: 200_000 }]);
        for (const [index, { view }] of seen.entries()) {
          const { effect } = view;
          if (!effect) continue;
          const end = seen.slice(index).find(({ view: later }) => later.effect?.id !== effect.id);
          expect((end?.at ?? Infinity) - effect.since).toBeLessThanOrEqual(effectTimeOut + stepEvery);
        }
      }),
      seeded,
    );
  });

  test('ribbons keep their distance and name one or two of all who came', () => {
    fc.assert(
      fc.property(stageStory, (story) => {
        const { seen } = play(story);
        const ribbons = new Map(seen.flatMap(({ view: { ribbon } }) => (ribbon ? [[ribbon.id, ribbon] as const] : [])));
        const moments = [...ribbons.values()].map(({ since }) => since).sort((a, b) => a - b);
        for (const [index, at] of moments.entries())
          if (index > 0) expect(at - (moments[index - 1] ?? 0)).toBeGreaterThanOrEqual(ribbonEvery);
        for (const { members, total } of ribbons.values()) {
          expect(members.length).toBe(Math.min(2, total));
          expect(new Set(members.map(({ id }) => id)).size).toBe(members.length);
        }
      }),
      seeded,
    );
  });

  test('a banner keeps its slot and only grows, worth what its gifts cost', () => {
    fc.assert(
      fc.property(stageStory, (story) => {
        const { seen } = play(story);
        const known = new Map<string, { slot: number; count: number }>();
        for (const { view } of seen) {
          const standing = view.combos.flatMap((combo, slot) => (combo ? [{ combo, slot }] : []));
          expect(new Set(standing.map(({ combo }) => combo.id)).size).toBe(standing.length);
          for (const { combo, slot } of standing) {
            const last = known.get(combo.id);
            expect(slot).toBe(last?.slot ?? slot);
            expect(combo.count).toBeGreaterThanOrEqual(last?.count ?? 1);
            expect(combo.total).toBe(combo.count * combo.gift.price);
            known.set(combo.id, { slot, count: combo.count });
          }
        }
      }),
      seeded,
    );
  });

  test('the viewer is told at most ten times a second, besides of what he does himself', () => {
    fc.assert(
      fc.property(stageStory, (story) => {
        const others = story
          .filter(({ act }) => act === 'push' || act === 'wait')
          .map((step) =>
            step.act === 'push' ? { ...step, arrivals: step.arrivals.map((arrival): StageArrival => ({ ...arrival, own: false })) } : step,
          );
        const { seen } = play(others);
        for (const [index, { at }] of seen.entries())
          if (index > 0) expect(at - (seen[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(stepEvery);
      }),
      seeded,
    );
  });

  test('in the end the stage is bare and no timer runs', () => {
    fc.assert(
      fc.property(stageStory, (story) => {
        const { clock, director } = play([...story, { act: 'wait', milliseconds: 300_000 }]);
        expect(director.view()).toMatchObject({ effect: null, ribbon: null, combos: [null, null, null] });
        expect(clock.pending()).toBe(0);
      }),
      seeded,
    );
  });

  test('destroyed, it keeps no timer', () => {
    fc.assert(
      fc.property(stageStory, (story) => {
        const { clock, director } = play(story);
        director.destroy();
        expect(clock.pending()).toBe(0);
      }),
      { ...seeded, numRuns: 100 },
    );
  });
});
