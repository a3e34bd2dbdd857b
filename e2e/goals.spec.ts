import type { Page } from '@playwright/test';
import { dayOf, planDay } from '../packages/server/src/feeds/simulator/football/calendar.ts';
import { createPace } from '../packages/server/src/feeds/simulator/pace.ts';
import { planMatch } from '../packages/server/src/feeds/simulator/football/timeline.ts';
import { startProduct, type Product } from '../scripts/product/start.mjs';
import { expect, test } from './fixtures/journey.ts';
import { onSaturday } from './fixtures/pace.ts';
import { anchorsRoom, pushPattern } from './fixtures/pusher.ts';
import { onTopicEvents } from './fixtures/topicEvents.ts';
import { withoutWorkers } from './fixtures/workers.ts';

interface InitialList {
  data: { list: { id: string; status: string }[] };
}

// Matches at forty times their pace, so that a goal falls every few seconds.
const speed = onSaturday(40);
let fast: Product;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  fast = await startProduct({ PITCHSIDE_SEED: '2026', PITCHSIDE_SIM_SPEED: String(speed) });
});
test.afterAll(() => fast.stop());

let stopPush: (() => void) | undefined;
test.afterEach(() => {
  stopPush?.();
  stopPush = undefined;
});

const playing = async (): Promise<InitialList['data']['list']> => {
  const { data } = (await (await fetch(`${fast.origin}/api/hot_match/initial_list?sport=football`)).json()) as InitialList;
  return data.list.filter(({ status }) => status.endsWith('_half'));
};

/** Sentences that the page announced, events for which it asked to make the sound, and sounds that it made, since it was opened. */
const heardBy = (page: Page) =>
  page.evaluate(() => {
    const heard = (name: string) => Reflect.get(window, name) as string[];
    return { announced: heard('announced'), asked: heard('asked'), sounds: heard('sounds').length };
  });
const repeats = (list: string[]) => list.length - new Set(list).size;

test(
  'goals pop up once in each of two tabs, on any page, with one sound for the browser',
  { tag: ['@gate', '@scores'] },
  async ({ browser }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ baseURL: fast.origin, viewport: { width: 1440, height: 900 } });
    await context.addInitScript(() => {
      localStorage.setItem('gameSeting', JSON.stringify({ red: false, voice: true, yellow: false }));
      localStorage.setItem('preferences', JSON.stringify({ motion: 'system', goalScope: 'all' }));
      const [announced, asked, sounds]: string[][] = [[], [], []];
      Object.assign(window, { announced, asked, sounds });
      // The sound of a goal makes one buffer of noise. Each page counts its own: two that add to one number of the browser lose some.
      const make = AudioContext.prototype.createBuffer;
      AudioContext.prototype.createBuffer = function (...given) {
        sounds?.push('noise');
        return make.apply(this, given);
      };
      const ask = Reflect.get(LockManager.prototype, 'request') as (...given: unknown[]) => Promise<unknown>;
      Object.assign(LockManager.prototype, {
        request(this: LockManager, name: string, ...given: unknown[]) {
          if (name.startsWith('goal ')) asked?.push(name);
          return ask.call(this, name, ...given);
        },
      });
      new MutationObserver(() => {
        const sentence = document.querySelector('section[aria-label="比赛提醒"] [role="status"]')?.textContent ?? '';
        if (sentence !== '' && sentence !== announced?.at(-1)) announced?.push(sentence);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    const one = await context.newPage();
    const two = await context.newPage();
    await one.goto('/football');
    await two.goto('/404');
    // A page that was never touched may not make a sound.
    for (const page of [one, two]) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => navigator.userActivation.hasBeenActive)).toBe(true);
    }
    await expect.poll(async () => (await heardBy(two)).asked.length, { timeout: 60_000 }).toBeGreaterThan(1);

    const read = async () => {
      const [here, there] = [await heardBy(one), await heardBy(two)];
      const goals = new Set([...here.asked, ...there.asked]);
      return { here, there, goals, sounds: here.sounds + there.sounds };
    };
    // Goals go on falling while this is read: it holds as soon as nothing is on its way.
    await expect
      .poll(
        async () =>
          read().then(({ here, there, goals, sounds }) => [
            sounds - goals.size,
            ...there.asked.slice(-2).map((goal) => here.asked.includes(goal)),
          ]),
        { timeout: 20_000, intervals: [200] },
      )
      .toEqual([0, true, true]);
    // The popup says it, and its code comes with the first of them; the sound does not wait for that.
    const saysGoal = async (page: Page) => (await heardBy(page)).announced.some((sentence) => sentence.startsWith('进球！'));
    for (const page of [one, two]) await expect.poll(() => saysGoal(page), { timeout: 20_000 }).toBe(true);
    const { here, there } = await read();
    for (const { announced, asked } of [here, there]) expect([repeats(announced), repeats(asked)]).toEqual([0, 0]);
    await context.close();
  },
);

interface Coming {
  id: string;
  /** Its event, and when it falls, ms UTC. */
  event: string;
  at: number;
  /** Score before and after it, as 1 and 0 of 1-0. */
  before: readonly [number, number];
  after: readonly [number, number];
}

const pace = createPace(2026, speed);

/** Matches that are on and all that the simulator will report of them, which follows from its seed. */
async function courses() {
  const on = new Set((await playing()).map(({ id }) => id));
  const today = dayOf(pace.toSimulated(Date.now()));
  const fixtures = [today - 1, today].flatMap((day) => planDay(pace.seed, day)).filter(({ id }) => on.has(id));
  return fixtures.map((fixture) => ({ id: fixture.id, moments: planMatch(pace.seed, fixture).moments }));
}

/** A match whose clock runs on for 45 s from now, a minute every second and a half. */
async function running(): Promise<string | undefined> {
  const now = Date.now();
  return (await courses()).find(
    ({ moments }) => moments.filter(({ at }) => pace.toClock(at) > now && pace.toClock(at) < now + 45_000).length >= 27,
  )?.id;
}

/** The next goal of a match, between so many ms from now. */
async function nextGoal(least: number, most: number): Promise<Coming | undefined> {
  const coming = (await courses()).flatMap(({ id, moments }) => {
    const events = moments.flatMap(({ event }) => (event ? [event] : []));
    // The clock of the match runs on for half a minute, a minute every second and a half.
    const runsOn = (at: number) =>
      moments.filter((moment) => pace.toClock(moment.at) > at && pace.toClock(moment.at) < at + 30_000).length >= 18;
    const goalsFall = events
      .map((event) => ({ event, at: pace.toClock(event.at) }))
      .filter((one) => /goal/.test(one.event.kind) && one.at > Date.now());
    return events.flatMap((event, index): Coming[] => {
      const last = events[index - 1];
      const at = pace.toClock(event.at);
      // The score is valid until then: it is the match's next goal.
      if (goalsFall[0]?.event.id !== event.id) return [];
      // A goal that is taken back a moment later shows nothing for long.
      if (
        !last ||
        !/goal$/.test(event.kind) ||
        events[index + 1]?.kind === 'goal_cancelled' ||
        at < Date.now() + least ||
        at > Date.now() + most ||
        !runsOn(at)
      )
        return [];
      return [{ id, event: event.id, at, before: [last.homeScore, last.awayScore], after: [event.homeScore, event.awayScore] }];
    });
  });
  return coming.toSorted((one, other) => one.at - other.at)[0];
}

test(
  'while the viewer’s picture stands, the scores of its match stand in every tab, and a switch lets them through',
  { tag: ['@gate', '@scores'] },
  async ({ browser, request }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ baseURL: fast.origin, viewport: { width: 1440, height: 900 } });
    await withoutWorkers(context);
    let id = '';
    // All of them may be at half time.
    await expect.poll(async () => (id = (await running()) ?? ''), { timeout: 90_000 }).not.toBe('');
    // The demo's rooms follow the hottest matches, which change with the day; the anchor's room shows the one that was picked.
    const pushed = await anchorsRoom(fast, request, id);
    stopPush = pushPattern(pushed);
    const room = await context.newPage();
    await room.goto(`/live?id=${pushed.id}`);
    const video = room.locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 30_000 }).toBeGreaterThan(0.5);
    const scores = await context.newPage();
    /** Number of this match's changes that the page got since it was opened. */
    let popups = 0;
    onTopicEvents(scores, (event) => void (popups += JSON.stringify(event).includes(id) ? 1 : 0));
    await scores.goto(`/football?match=${id}`);
    /** Minute and score, as the row writes them: other columns know nothing of the match's course. */
    const row = scores.locator(`[data-match="${id}"]`);
    const minute = async () => /\d+(?:\+\d+)?[’′'](?=\D)/.exec((await row.textContent()) ?? '')?.[0];
    const first = await minute();
    await expect.poll(minute, { timeout: 20_000 }).not.toBe(first);

    await room.bringToFront();
    await room.keyboard.press('k');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    await scores.bringToFront();
    // Updates on their way before the picture stopped may still be written.
    const more = async (count: number) => {
      const until = popups + count;
      await expect.poll(() => popups, { timeout: 60_000 }).toBeGreaterThanOrEqual(until);
    };
    await more(3);
    const still = await minute();
    await more(3);
    expect(await minute()).toBe(still);
    await scores.getByRole('button', { name: '显示设置' }).click();
    await scores.getByRole('switch', { name: '防剧透' }).click();
    await expect.poll(minute).not.toBe(still);
    await context.close();
  },
);

test('a goal waits on every page for the viewer’s own picture', async ({ browser, request }) => {
  test.setTimeout(420_000);
  let goal: Coming | undefined;
  await expect.poll(async () => (goal = await nextGoal(30_000, 90_000)), { timeout: 90_000, intervals: [1_000] }).toBeTruthy();
  if (!goal) throw new Error('no goal comes');
  const { id, event, at, before, after } = goal;
  const context = await browser.newContext({ baseURL: fast.origin, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) {
      // A card of the match may come before its goal, and pops up too.
      localStorage.setItem('gameSeting', JSON.stringify({ red: false, voice: false, yellow: false }));
      localStorage.setItem(
        'preferences',
        JSON.stringify({ motion: 'reduced', goalScope: 'all', ...JSON.parse(localStorage.getItem('preferences') ?? '{}') }),
      );
    }
    // A popup is shown for seconds only, and newer ones of other matches push it out.
    const popped = new Set<string>();
    Object.assign(window, { popped });
    new MutationObserver(() =>
      document.querySelectorAll('section[aria-label="比赛提醒"] a[href]').forEach((link) => popped.add(link.getAttribute('href') ?? '')),
    ).observe(document, { childList: true, subtree: true });
  });
  await withoutWorkers(context);
  const open = async (path: string) => {
    const page = await context.newPage();
    const popupSeen = new Promise<void>((resolve) =>
      onTopicEvents(page, (each) => each.type === 'goal' && each.data.event_id === event && resolve()),
    );
    await page.goto(path);
    return { page, popupSeen };
  };
  const pushed = await anchorsRoom(fast, request, id);
  stopPush = pushPattern(pushed);
  const { page: room } = await open(`/live?id=${pushed.id}`);
  const video = room.locator('video');
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 30_000 }).toBeGreaterThan(0.5);
  const { page: scores, popupSeen } = await open(`/football?match=${id}`);
  const { page: detail, popupSeen: popupSeenThere } = await open(`/score-detail?id=${id}`);

  /** Scores in the row, in the strip above the picture and in the title, and the number of popups. */
  const seen = async () => {
    const popup = (page: Page) =>
      page.evaluate((match) => [...(Reflect.get(window, 'popped') as Set<string>)].filter((href) => href.includes(match)).length, id);
    const score = (text: string | null | undefined) =>
      /(\d+) ?[比-] ?(\d+)/
        .exec(text ?? '')
        ?.slice(1)
        .map(Number);
    return {
      row: score(await scores.locator(`[data-match="${id}"] a[data-match-link]`).first().textContent()),
      strip: score(await room.locator('main [role="img"][data-ground="dark"]').first().getAttribute('aria-label')),
      title: score(await detail.title()),
      popups: (await popup(scores)) + (await popup(detail)),
    };
  };
  const held = { row: before, strip: before, title: before, popups: 0 };
  const lead = 15_000;
  await expect.poll(seen, { timeout: Math.max(15_000, at - lead - Date.now()) }).toEqual(held);
  await expect.poll(() => Date.now() >= at - lead, { timeout: Math.max(1_000, at - Date.now()) }).toBe(true);
  await room.bringToFront();
  await room.keyboard.press('k');
  await expect.poll(isPaused).toBe(true);
  expect(Date.now()).toBeLessThan(at);

  // Both pages have the event; for a second they show nothing of it.
  await Promise.all([popupSeen, popupSeenThere]);
  await expect(expect.poll(seen, { timeout: 1_000 }).not.toEqual(held)).rejects.toThrow();
  expect(await seen()).toEqual(held);
  await room.keyboard.press('k');
  // Each page hears of it in its own turn, and the match runs on: what counts is that all of them get there.
  const reached = (score: number[] | undefined) => after.every((goals, side) => (score?.[side] ?? -1) >= goals);
  await expect
    .poll(
      async () => {
        const { row, strip, title, popups } = await seen();
        return { row: reached(row), strip: reached(strip), title: reached(title), popups: popups > 0 };
      },
      { timeout: 90_000, intervals: [200] },
    )
    .toEqual({ row: true, strip: true, title: true, popups: true });
  await context.close();
});
