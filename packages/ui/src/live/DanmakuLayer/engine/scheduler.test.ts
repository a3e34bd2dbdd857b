import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankOf } from './comment.ts';
import { createStage, crowdedStory, firstMeeting, stageStory } from './schedulerTesting.ts';

const seeded = { seed: 20261121, numRuns: 300 };

describe('whatever happens to the stage', () => {
  test('no two comments of a row ever meet, and each starts outside the picture', () => {
    fc.assert(
      fc.property(stageStory, (story) => {
        const stage = createStage();
        for (const step of story) stage.play(step);
        stage.wait(20_000);
        expect(firstMeeting(stage.sightings)).toBeNull();
        for (const { item, position, bands } of stage.sightings) {
          if (item.mode === 'scroll') expect(item.start).toBeGreaterThanOrEqual(position);
          expect(bands.some(({ from, until }) => item.top < until && from < item.top + item.height)).toBe(false);
        }
      }),
      seeded,
    );
  });

  test('every comment is accounted for after every step', () => {
    fc.assert(
      fc.property(crowdedStory, (story) => {
        const stage = createStage();
        for (const step of story) {
          stage.play(step);
          const counts = stage.scheduler.counts();
          // A waiting one may represent several; those are in `folded` until it is shown or dropped.
          expect(counts.shown + counts.folded + counts.dropped + counts.filtered + counts.waiting).toBe(counts.pushed);
          for (const count of [counts.shown, counts.folded, counts.dropped, counts.filtered, counts.waiting])
            expect(count).toBeGreaterThanOrEqual(0);
          // Three modes, each with a limit of 200 besides own ones, twice that between two flushes.
          expect(counts.waiting).toBeLessThanOrEqual(3 * 400 + 1);
        }
        stage.scheduler.clear();
        expect(stage.scheduler.counts().waiting).toBe(0);
      }),
      seeded,
    );
  });

  test('those who matter more go before the others in every flush', () => {
    fc.assert(
      fc.property(crowdedStory, (story) => {
        const stage = createStage();
        for (const step of story) stage.play(step);
        for (const { placed } of stage.flushes) {
          for (const mode of ['scroll', 'top', 'bottom']) {
            const ranks = placed.filter((item) => item.mode === mode).map((item) => rankOf[item.role]);
            expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
          }
        }
      }),
      seeded,
    );
  });

  test('own comments are all shown, and a class keeps its order', () => {
    fc.assert(
      fc.property(stageStory, (story) => {
        const stage = createStage();
        let own = 0;
        for (const step of story) {
          stage.play(step);
          if (step.act === 'push') own += step.comments.filter((comment) => comment.role === 'own' && comment.text.trim() !== '').length;
        }
        stage.play({ act: 'zones', zones: [] });
        stage.play({ act: 'resize', width: 1280, height: 720 });
        for (let round = 0; round < 400 && stage.scheduler.counts().waiting > 0; round++) stage.wait(2000);
        expect(stage.sightings.filter(({ item }) => item.role === 'own')).toHaveLength(own);
        const last = new Map<string, number>();
        for (const { item, pushed } of stage.sightings) {
          if (stage.evicted.has(item)) continue;
          const line = `${item.mode} ${item.role}`;
          expect(pushed).toBeGreaterThan(last.get(line) ?? 0);
          last.set(line, pushed);
        }
      }),
      seeded,
    );
  });
});

const crowd = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `第 ${index} 句不同的话` }));

test('an own comment does not wait, even when every lane is taken', () => {
  const stage = createStage();
  for (let second = 0; second < 20; second++) {
    stage.push(...crowd(30));
    stage.wait(100);
  }
  const before = stage.sightings.length;
  stage.push({ text: '这球传后点找图拉姆', role: 'own' });
  expect(stage.sightings.slice(before - 1).some(({ item }) => item.role === 'own')).toBe(true);
  expect(firstMeeting(stage.sightings)).toBeNull();
});

test('an own comment at any moment of a rush takes a place that touches nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 12 })), { minLength: 10, maxLength: 40 }),
      (moments) => {
        const stage = createStage({ height: 160 });
        for (const [milliseconds, length] of moments) {
          stage.push(...crowd(40));
          stage.wait(milliseconds);
          stage.push({ text: '我'.repeat(length), role: 'own' });
          stage.wait(1700);
        }
        // Three quarters of a letter of 26 px, less the rounding of sums.
        expect(firstMeeting(stage.sightings, 20 - 1e-6)).toBeNull();
      },
    ),
    seeded,
  );
});

test('own comments that fill the stage wait for each other as long as it takes', () => {
  const stage = createStage({ height: 40 });
  stage.push(...crowd(10).map((comment) => ({ ...comment, role: 'own' as const })));
  stage.wait(60_000);
  expect(stage.scheduler.counts()).toMatchObject({ shown: 10, dropped: 0 });
});

test('those who matter go first, and the others are dropped after a second and a half', () => {
  const stage = createStage({ height: 40, view: { area: 4 } });
  stage.push(
    ...crowd(5),
    { text: '贵族说', role: 'noble' },
    { text: '刷屏的收一收', role: 'admin' },
    { text: '别急着回传', role: 'anchor' },
  );
  stage.wait(1500);
  expect(stage.sightings[0]?.item.text).toBe('别急着回传');
  stage.wait(1000);
  expect(stage.scheduler.counts().waiting).toBe(0);
  expect(stage.scheduler.counts().dropped).toBeGreaterThan(0);
});

test('equal words become one comment with a count, which goes on growing in sight', () => {
  const stage = createStage();
  stage.push({ text: '好球' }, { text: '好球 ' }, { text: '好球' });
  stage.wait(200);
  stage.push({ text: '好球' });
  stage.scheduler.flush();
  expect(stage.sightings.map(({ item }) => [item.text, item.count])).toEqual([['好球', 4]]);
  expect(stage.scheduler.counts()).toMatchObject({ pushed: 4, shown: 1, folded: 3, waiting: 0 });
});

test('an own comment and another colour are never folded away', () => {
  const stage = createStage();
  stage.push({ text: '好球' }, { text: '好球', role: 'own' }, { text: '好球', color: '#6cf' });
  stage.wait(200);
  expect(stage.sightings).toHaveLength(3);
});

test('a full stage of small letters loses almost nothing at 20 a second', () => {
  const stage = createStage({ random: () => 0.5, view: { area: 4, size: 1 } });
  for (let second = 0; second < 600; second++) {
    stage.push(...Array.from({ length: 2 }, (_, index) => ({ text: '看'.repeat(2 + ((second * 7 + index * 3) % 9)) + second })));
    stage.wait(100);
  }
  const { pushed, dropped } = stage.scheduler.counts();
  expect(dropped / pushed).toBeLessThan(0.01);
});

test('an empty line is not shown, and a line without end is cut', () => {
  const stage = createStage();
  stage.push({ text: ' \n ' }, { text: '长'.repeat(5000) });
  stage.wait(100);
  expect(stage.sightings.map(({ item }) => [...item.text].length)).toEqual([101]);
  expect(stage.scheduler.counts().dropped).toBe(1);
});

test('where everything is shown, nothing waits and nothing is dropped', () => {
  const stage = createStage({ view: { overlap: true, fold: false } });
  for (let tenth = 0; tenth < 100; tenth++) {
    stage.push(...crowd(30), { text: '站着', mode: 'top' });
    stage.wait(100);
  }
  expect(stage.scheduler.counts()).toMatchObject({ pushed: 3100, shown: 3100, dropped: 0, waiting: 0 });
});

test('what the viewer blocks is counted apart, and leaves the waiting room too', () => {
  const stage = createStage({
    height: 40,
    view: { blockedWords: ['带单'], blockedUsers: [{ userId: '7', nickname: '稳赚带单88' }], gifts: false, hiddenModes: ['top'] },
  });
  stage.push(
    { text: '带单加我' },
    { text: '看我头像', userId: '7' },
    { text: '送出 火箭', role: 'gift' },
    { text: '置顶', mode: 'top' },
    { text: '带单是我', role: 'own' },
  );
  expect(stage.scheduler.counts()).toMatchObject({ filtered: 4, shown: 1 });
  stage.push(...crowd(10), ...crowd(10));
  const { waiting } = stage.scheduler.counts();
  expect(waiting).toBeGreaterThan(5);
  stage.play({ act: 'view', view: { blockedWords: ['不同的话'] } });
  expect(stage.scheduler.counts()).toMatchObject({ filtered: 24, waiting: 0, folded: 0 });
});
