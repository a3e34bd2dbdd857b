import { fileURLToPath } from 'node:url';
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { runnerImport } from 'vite';
import { watchContext } from '../scripts/product/watch.mjs';
import { openCuttingProxy } from './fixtures/replay/cuttingProxy.ts';
import type { FinalRow } from './fixtures/replay/evening.ts';
import type * as StageModule from './fixtures/replay/stage.ts';
import { withoutWorkers } from './fixtures/workers.ts';

const minute = 60_000;
const speed = 60;
/** Ms of the clock between two deliveries, and what a realtime socket lives before it is cut. */
const [beat, life] = [250, 4_000];
/** Replayed part of the evening: twenty minutes, or three hours. */
const length = (process.env.PITCHSIDE_DEEP ? 180 : 20) * minute;
/** MB that the page's heap may grow by from the second eighth of the evening to its end. */
const heapGrowth = 4;
const from = Date.UTC(2026, 10, 21, 14);
const root = fileURLToPath(new URL('..', import.meta.url));
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server from its sources, with the macros of its words. */
async function loadStage(): Promise<typeof StageModule> {
  const { module: shared } = await runnerImport<{ speaking: () => never[] }>(here('../vite.shared.ts'), { configFile: false });
  const { module } = await runnerImport<typeof StageModule>(here('./fixtures/replay/stage.ts'), {
    configFile: false,
    logLevel: 'error',
    plugins: shared.speaking(),
  });
  return module;
}

/** Cells of the rows of the football table by match, in the order of the columns. */
const cellsOf = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLTableRowElement>('tr[data-match]')].map((row) => [
        row.dataset.match ?? '',
        [...row.cells].map((cell) => (cell.querySelector('[role="img"][aria-label="封盘"]') ? '' : cell.textContent)),
      ]),
    ),
  );

/** Reads a row: teams, score, minute or end, half-time, corners and the prices of the usual company. */
function read(cells: readonly string[]) {
  const at = (index: number) => cells[index] ?? '';
  const price = (index: number) => Number(/^-?\d+\.\d\d/.exec(at(index))?.[0] ?? Number.NaN);
  const priced = (indexes: readonly number[]) => (indexes.some((index) => Number.isNaN(price(index))) ? null : indexes.map(price));
  const [, score] = /(\d+ 比 \d+)/.exec(at(5)) ?? [];
  return {
    score: score?.replace(' 比 ', '-') ?? null,
    state: /^(?:进球 )?(\d+(?:\+\d+)?'|中场|完场)/.exec(at(3))?.[1] ?? '',
    half: at(7),
    corners: at(8),
    asian: priced([9, 11]),
    european: priced([15, 16, 17]),
  };
}

/** The same of the record. */
function expected({ state: { status, minute: of, added, score, half, counts }, asian, european }: FinalRow) {
  const pair = (value: { home: number; away: number } | null | undefined) => (value ? `${value.home}-${value.away}` : '');
  const clock = of === null ? '' : `${of}${added > 0 ? `+${added}` : ''}'`;
  return {
    score: score ? pair(score) : null,
    state: { half_time: '中场', finished: '完场' }[String(status)] ?? clock,
    half: pair(half),
    corners: pair(counts?.corner),
    asian,
    european,
  };
}

/** Returns the live size of the page's heap after a collection, MB. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 2 ** 20;
}

test('an evening replayed at sixty times its pace over a line that breaks ends as it was recorded, with every goal once @deep', async ({
  browser,
}) => {
  test.setTimeout(length / speed + 120_000);
  const { openStage, recordEvening, shifted } = await loadStage();
  const evening = recordEvening({ seed: '2026', from, length, speed, beat });
  expect(evening.goals.length).toBeGreaterThan(10);
  const line = await openCuttingProxy();
  const stage = await openStage(root, line.origin);
  line.leadTo(stage.port);
  try {
    const [before, ...rest] = evening.deliveries;
    await stage.deliver(evening.foundation);
    await stage.deliver(shifted(before?.batch ?? {}, Date.now()));

    const kept = {
      gameSeting: { red: false, voice: true, yellow: false },
      preferences: { motion: 'reduced', goalScope: 'all' },
      // Every match, in the order and the columns of time.
      scores: { choices: { 'football immediate': { preset: 'all', event: [], country: [] } }, folded: [], order: 'time' },
    };
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
    const context = await browser.newContext({
      baseURL: line.origin,
      viewport: { width: 1600, height: 1000 },
      storageState: { cookies: [], origins: [{ origin: line.origin, localStorage }] },
    });
    const { heard } = await watchContext(context, [/WebSocket connection to/]);
    // A goal that pops up with its sound asks for a lock of its name, once.
    await context.addInitScript(() => {
      if (!('locks' in navigator)) return;
      const asked: string[] = [];
      Object.assign(window, { asked });
      const ask = Reflect.get(LockManager.prototype, 'request') as (...given: unknown[]) => Promise<unknown>;
      Object.assign(LockManager.prototype, {
        request(this: LockManager, name: string, ...given: unknown[]) {
          if (name.startsWith('goal ')) asked.push(name.slice('goal '.length));
          return ask.call(this, name, ...given);
        },
      });
    });
    await withoutWorkers(context);
    const page = await context.newPage();
    const subscribed = new Promise<void>((resolve) =>
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => String(payload).includes('"subscribed","data":{"topic":"odds:football"') && resolve()),
      ),
    );
    await page.goto('/football');
    await expect(page.getByRole('grid', { name: '足球即时比分' })).toBeVisible();
    await subscribed;
    // A page that was never touched may not make a sound.
    await page.mouse.click(2, 400);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const heaps: number[] = [];

    line.cutAfter(life);
    const begin = Date.now();
    for (const [index, { after, batch }] of rest.entries()) {
      await new Promise((resume) => setTimeout(resume, Math.max(0, begin + after - Date.now())));
      await stage.deliver(shifted(batch, begin));
      if ((index + 1) % Math.floor(rest.length / 8) === 0) heaps.push(await heapOf(session));
    }
    line.cutAfter(undefined);
    expect(line.cuts()).toBeGreaterThan(2);

    const record = Object.fromEntries(evening.rows.map((row) => [row.id, expected(row)]));
    const shown = async () => Object.fromEntries(Object.entries(await cellsOf(page)).map(([id, cells]) => [id, read(cells)]));
    // The longest pause before a new connection is half a minute.
    await expect.poll(shown, { timeout: 45_000, intervals: [500] }).toEqual(record);
    const goals = () => page.evaluate(() => (Reflect.get(window, 'asked') as string[]).toSorted());
    await expect.poll(goals).toEqual(evening.goals.toSorted());
    // The figures of bench/README.md.
    if (process.env.PITCHSIDE_DEEP)
      console.log(
        `${evening.rows.length} matches, ${evening.goals.length} goals, ${line.cuts()} cuts; heap MB ${heaps.map((heap) => heap.toFixed(1)).join(' ')}`,
      );
    expect(heaps.at(-1)).toBeLessThan((heaps[1] ?? 0) + heapGrowth);
    expect(heard).toEqual([]);
    await context.close();
  } finally {
    await line.stop();
    await stage.stop();
  }
});
