import fc from 'fast-check';
import { createBeltClock } from './clock.ts';
import { danmakuModes, danmakuRoles, type DanmakuComment, type DanmakuItem } from './comment.ts';
import { danmakuDefaults, flushEvery, geometryOf, type DanmakuStep, type DanmakuView } from './options.ts';
import { createScheduler } from './scheduler.ts';

/** One thing that may happen to the stage. */
export type StageAct =
  | { act: 'push'; comments: Omit<DanmakuComment, 'id'>[] }
  | { act: 'wait'; milliseconds: number }
  | { act: 'resize'; width: number; height: number }
  | { act: 'view'; view: Partial<DanmakuView> }
  | { act: 'pause'; milliseconds: number };

const step = fc.constantFrom<DanmakuStep[]>(1, 2, 3, 4);
const words = fc.oneof({ weight: 3, arbitrary: fc.string({ minLength: 1, maxLength: 60 }) }, { weight: 2, arbitrary: fc.constantFrom('好球', '图拉姆！！！', '666', 'Vào!!!', '守住守住') });
const comment = fc.record({
  text: words,
  role: fc.oneof({ weight: 8, arbitrary: fc.constant('viewer' as const) }, { weight: 4, arbitrary: fc.constantFrom(...danmakuRoles) }),
  mode: fc.oneof({ weight: 8, arbitrary: fc.constant('scroll' as const) }, { weight: 1, arbitrary: fc.constantFrom(...danmakuModes) }),
});

/** A story of a stage: bursts, pauses, resizes and changes of settings in any order. */
export const stageStory: fc.Arbitrary<StageAct[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ act: fc.constant('push' as const), comments: fc.array(comment, { minLength: 1, maxLength: 40 }) }) },
    { weight: 8, arbitrary: fc.record({ act: fc.constant('wait' as const), milliseconds: fc.integer({ min: 1, max: 3000 }) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('resize' as const), width: fc.integer({ min: 0, max: 2560 }), height: fc.integer({ min: 0, max: 1440 }) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('view' as const), view: fc.record({ area: step, size: step, crossing: fc.integer({ min: 6, max: 12 }) }, { requiredKeys: [] }) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('pause' as const), milliseconds: fc.integer({ min: 1, max: 20_000 }) }) },
  ),
  { minLength: 5, maxLength: 60 },
);

/** A comment that was put somewhere, with all that a check asks of it. */
export interface Sighting {
  item: DanmakuItem;
  pushed: number;
  /** Belt position and time at the moment it was put there. */
  position: number;
  from: number;
  until: number;
}

/** Plays stories against the scheduler as the engine would, on a clock of its own. */
export function createStage({ width = 1280, height = 720, view = danmakuDefaults, random = Math.random }: { width?: number; height?: number; view?: DanmakuView; random?: () => number } = {}) {
  let now = 0;
  let settings = view;
  let size = { width, height };
  let serial = 0;
  const order = new Map<DanmakuComment, number>();
  const clock = createBeltClock(() => now);
  const scheduler = createScheduler({ time: clock.time, position: clock.position, random, limit: 200, width: (item, digits, fontPx) => [...item.text].length * fontPx + digits * 14 });
  const sightings: Sighting[] = [];
  const inSight = new Map<DanmakuItem, Sighting>();
  const evicted = new Set<DanmakuItem>();

  const reshape = () => {
    const geometry = geometryOf(settings, size.width, size.height);
    scheduler.reshape(geometry);
    clock.setSpeed(geometry.speed);
  };
  const flush = () => {
    if (!clock.running()) return;
    const { placed, removed } = scheduler.flush();
    for (const item of removed) {
      const seen = inSight.get(item);
      if (!seen) continue;
      inSight.delete(item);
      const stoodItsTime = item.mode !== 'scroll' && clock.time() - seen.from >= 4000;
      if (stoodItsTime) seen.until = clock.time();
      else {
        evicted.add(item);
        sightings.splice(sightings.indexOf(seen), 1);
      }
    }
    for (const item of placed) {
      const seen: Sighting = { item, pushed: order.get(item.comment) ?? -1, position: clock.position(), from: clock.time(), until: Infinity };
      inSight.set(item, seen);
      sightings.push(seen);
    }
  };
  const wait = (milliseconds: number) => {
    for (const end = now + milliseconds; now < end; ) {
      now = Math.min(end, now + flushEvery);
      flush();
    }
  };
  reshape();

  const stage = {
    scheduler,
    clock,
    sightings,
    evicted,
    wait,
    push(...comments: Omit<DanmakuComment, 'id'>[]) {
      for (const spoken of comments) {
        const complete = { ...spoken, id: String(++serial) };
        order.set(complete, serial);
        scheduler.push(complete);
        if (complete.role === 'own') flush();
      }
    },
    play(step: StageAct) {
      if (step.act === 'push') stage.push(...step.comments);
      if (step.act === 'wait') wait(step.milliseconds);
      if (step.act === 'resize') size = step;
      if (step.act === 'view') settings = { ...settings, ...step.view };
      if (step.act === 'resize' || step.act === 'view') reshape();
      if (step.act === 'pause') {
        clock.pause();
        wait(step.milliseconds);
        clock.resume();
      }
    },
  };
  return stage;
}

/** Two comments that share a row and meet, standing or flying (these with less than `apart` pixels between them); `null` when none do. */
export function firstMeeting(sightings: readonly Sighting[], apart = 0): readonly [Sighting, Sighting] | null {
  for (const [index, a] of sightings.entries()) {
    for (const b of sightings.slice(index + 1)) {
      if ((a.item.mode === 'scroll') !== (b.item.mode === 'scroll')) continue;
      const sameRow = a.item.top < b.item.top + b.item.height && b.item.top < a.item.top + a.item.height;
      // Flying comments share one speed, so a distance on the belt is a distance for ever.
      const meet = a.item.mode === 'scroll' ? a.item.start < b.item.start + b.item.width + apart && b.item.start < a.item.start + a.item.width + apart : a.from < b.until && b.from < a.until;
      if (sameRow && meet) return [a, b];
    }
  }
  return null;
}
