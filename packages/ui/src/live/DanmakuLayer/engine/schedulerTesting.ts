import fc from 'fast-check';
import { createBeltClock } from './clock.ts';
import { danmakuModes, danmakuRoles, type DanmakuComment, type DanmakuItem } from './comment.ts';
import { createFilter } from './filter.ts';
import { danmakuDefaults, flushEvery, geometryOf, type DanmakuStep, type DanmakuView } from './options.ts';
import { createScheduler, type FlushResult } from './scheduler.ts';
import { bandsOf, type Band, type DanmakuZone } from './zones.ts';

/** One event of a scenario. */
export type StageAct =
  | { act: 'push'; comments: Omit<DanmakuComment, 'id'>[] }
  | { act: 'wait'; milliseconds: number }
  | { act: 'resize'; width: number; height: number }
  | { act: 'view'; view: Partial<DanmakuView> }
  | { act: 'zones'; zones: DanmakuZone[] }
  | { act: 'pause'; milliseconds: number };

const step = fc.constantFrom<DanmakuStep[]>(1, 2, 3, 4);
const words = fc.oneof(
  { weight: 3, arbitrary: fc.string({ minLength: 1, maxLength: 60 }) },
  { weight: 2, arbitrary: fc.constantFrom('好球', '图拉姆！！！', '666', 'Vào!!!', '守住守住') },
);
const comment = fc.record({
  text: words,
  role: fc.oneof({ weight: 8, arbitrary: fc.constant('viewer' as const) }, { weight: 4, arbitrary: fc.constantFrom(...danmakuRoles) }),
  mode: fc.oneof({ weight: 8, arbitrary: fc.constant('scroll' as const) }, { weight: 1, arbitrary: fc.constantFrom(...danmakuModes) }),
});

const zone: fc.Arbitrary<DanmakuZone> = fc.oneof(
  fc.record({ edge: fc.constantFrom('top' as const, 'bottom' as const), height: fc.integer({ min: 0, max: 200 }) }),
  fc.record({
    left: fc.integer({ min: -100, max: 1500 }),
    top: fc.integer({ min: -50, max: 800 }),
    width: fc.integer({ min: 0, max: 600 }),
    height: fc.integer({ min: 0, max: 300 }),
  }),
);
const choice = {
  area: step,
  size: step,
  crossing: fc.integer({ min: 6, max: 12 }),
  fold: fc.boolean(),
  gifts: fc.boolean(),
  hiddenModes: fc.subarray([...danmakuModes]),
  blockedWords: fc.subarray(['好', '/^6+$/', '/(/', 'vào']),
};

const storyWith = (view: fc.Arbitrary<Partial<DanmakuView>>): fc.Arbitrary<StageAct[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({ act: fc.constant('push' as const), comments: fc.array(comment, { minLength: 1, maxLength: 40 }) }),
      },
      { weight: 8, arbitrary: fc.record({ act: fc.constant('wait' as const), milliseconds: fc.integer({ min: 1, max: 3000 }) }) },
      {
        weight: 1,
        arbitrary: fc.record({
          act: fc.constant('resize' as const),
          width: fc.integer({ min: 0, max: 2560 }),
          height: fc.integer({ min: 0, max: 1440 }),
        }),
      },
      { weight: 1, arbitrary: fc.record({ act: fc.constant('view' as const), view }) },
      { weight: 1, arbitrary: fc.record({ act: fc.constant('zones' as const), zones: fc.array(zone, { maxLength: 3 }) }) },
      { weight: 1, arbitrary: fc.record({ act: fc.constant('pause' as const), milliseconds: fc.integer({ min: 1, max: 20_000 }) }) },
    ),
    { minLength: 5, maxLength: 60 },
  );

/** A story of a stage where comments must not touch: bursts, pauses, resizes, zones and changes of settings in any order. */
export const stageStory = storyWith(fc.record(choice, { requiredKeys: [] }));
/** The same where the viewer may ask for everything to be shown. */
export const crowdedStory = storyWith(fc.record({ ...choice, overlap: fc.boolean() }, { requiredKeys: [] }));

/** A comment that was put somewhere, with all that a check asks of it. */
export interface Sighting {
  item: DanmakuItem;
  pushed: number;
  /** Belt position and time at the moment it was put there. */
  position: number;
  from: number;
  until: number;
  /** Areas that were closed to comments at that moment. */
  bands: readonly Band[];
}

/** Runs scenarios against the scheduler as the engine would, on a clock of its own. */
export function createStage({
  width = 1280,
  height = 720,
  view = {},
  random = Math.random,
}: { width?: number; height?: number; view?: Partial<DanmakuView>; random?: () => number } = {}) {
  let now = 0;
  let settings: DanmakuView = { ...danmakuDefaults, gifts: true, ...view };
  let size = { width, height };
  let serial = 0;
  let zones: DanmakuZone[] = [];
  const flushes: FlushResult[] = [];
  const order = new Map<DanmakuComment, number>();
  const clock = createBeltClock(() => now);
  const scheduler = createScheduler({
    time: clock.time,
    position: clock.position,
    random,
    limit: 200,
    width: (item, digits, fontPx) => [...item.text].length * fontPx + digits * 14,
  });
  const sightings: Sighting[] = [];
  const inSight = new Map<DanmakuItem, Sighting>();
  const evicted = new Set<DanmakuItem>();

  const reshape = () => {
    const geometry = geometryOf(settings, size.width, size.height, { zones });
    scheduler.reshape(geometry);
    scheduler.choose({ fold: settings.fold, overlap: settings.overlap, passes: createFilter(settings) });
    clock.setSpeed(geometry.speed);
  };
  const flush = () => {
    if (!clock.running()) return;
    const result = scheduler.flush();
    flushes.push(result);
    const { placed, removed } = result;
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
      const seen: Sighting = {
        item,
        pushed: order.get(item.comment) ?? -1,
        position: clock.position(),
        from: clock.time(),
        until: Infinity,
        bands: bandsOf(zones, size.width, size.height),
      };
      inSight.set(item, seen);
      sightings.push(seen);
    }
  };
  const wait = (milliseconds: number) => {
    for (const end = now + milliseconds; now < end;) {
      now = Math.min(end, now + flushEvery);
      flush();
    }
  };
  reshape();

  const stage = {
    scheduler,
    clock,
    sightings,
    flushes,
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
      if (step.act === 'zones') zones = step.zones;
      if (step.act === 'resize' || step.act === 'view' || step.act === 'zones') reshape();
      if (step.act === 'pause') {
        clock.pause();
        wait(step.milliseconds);
        clock.resume();
      }
    },
  };
  return stage;
}

/**
 * Finds two comments that share a row and touch, fixed or flying (the latter with less than `apart` pixels between them);
 * `null` when there are none.
 */
export function firstMeeting(sightings: readonly Sighting[], apart = 0): readonly [Sighting, Sighting] | null {
  for (const [index, a] of sightings.entries()) {
    for (const b of sightings.slice(index + 1)) {
      if ((a.item.mode === 'scroll') !== (b.item.mode === 'scroll')) continue;
      const sameRow = a.item.top < b.item.top + b.item.height && b.item.top < a.item.top + a.item.height;
      // Flying comments share one speed, so a distance on the belt is a distance for ever.
      const meet =
        a.item.mode === 'scroll'
          ? a.item.start < b.item.start + b.item.width + apart && b.item.start < a.item.start + a.item.width + apart
          : a.from < b.until && b.from < a.until;
      if (sameRow && meet) return [a, b];
    }
  }
  return null;
}
