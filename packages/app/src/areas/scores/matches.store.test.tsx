import { afterEach, expect, test } from 'vitest';
import { setPreferences } from '../../platform/preferences/preferences.store.ts';
import { runningMatch as row } from '../../platform/guard/match.fixtures.ts';
import { isSeen } from '../../platform/guard/spoiler.store.ts';
import { openOtherTab } from '../../platform/guard/testing.ts';
import { chooseSaver } from '../../platform/line/saver.store.ts';
import { liveTable, type RowChange } from './matches.store.ts';

const table = liveTable('football');

/** Hears of rows until the test ends. */
function hear(): RowChange[][] {
  const heard: RowChange[][] = [];
  stops.push(table.onRows((rows) => void heard.push([...rows])));
  return heard;
}
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  setPreferences({ spoilerGuard: undefined });
  chooseSaver('auto');
});

test('a thousand updates within a frame are told once, the newest of each match alone', async () => {
  const heard = hear();
  for (let version = 1; version <= 100; version += 1)
    for (let match = 0; match < 10; match += 1) table.take(row(`many${match}`, version, 0));
  expect(heard).toEqual([]);
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]?.map(({ match }) => [match.id, match.version])).toEqual(Array.from({ length: 10 }, (_, index) => [`many${index}`, 100]));
  expect(table.state.byId.many3?.minute).toBe(100);
});

test('what is older than what is known changes nothing and is told to nobody', async () => {
  table.take(row('back', 5, 2));
  await expect.poll(() => table.state.byId.back?.home_score).toBe(2);
  const heard = hear();
  table.take(row('back', 4, 1));
  table.take(row('forth', 1, 0));
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]?.map(({ match }) => match.id)).toEqual(['forth']);
  expect(table.state.byId.back?.home_score).toBe(2);
});

test('a row waits while another tab’s picture of the match is behind, and comes when it has caught up', async () => {
  const tab = await openOtherTab('watched');
  stops.push(tab.end);
  table.take(row('watched', 1, 0));
  await expect.poll(() => table.state.byId.watched?.home_score).toBe(0);
  tab.shows(Date.now() - 60_000);
  await expect.poll(() => isSeen('watched', Date.now())).toBe(false);
  table.take(row('watched', 2, 1));
  table.take(row('other', 1, 3));
  await expect.poll(() => table.state.byId.other?.home_score).toBe(3);
  expect(table.state.byId.watched?.home_score).toBe(0);
  tab.shows(Date.now() + 60_000);
  await expect.poll(() => table.state.byId.watched?.home_score).toBe(1);
});

test('switching the guard off shows at once what was held', async () => {
  const tab = await openOtherTab('late');
  stops.push(tab.end);
  tab.shows(Date.now() - 60_000);
  await expect.poll(() => isSeen('late', Date.now())).toBe(false);
  table.take(row('late', 1, 4));
  table.take(row('early', 1, 0));
  await expect.poll(() => table.state.byId.early?.home_score).toBe(0);
  // Who plays is no secret; how it stands is.
  expect(table.state.byId.late?.home_score).toBeNull();
  setPreferences({ spoilerGuard: false });
  await expect.poll(() => table.state.byId.late?.home_score).toBe(4);
});

test('where data is saved, changes are gathered and told twice a second', async () => {
  chooseSaver('always');
  const heard: number[] = [];
  stops.push(table.onRows(() => void heard.push(performance.now())));
  const since = performance.now();
  for (let version = 1; performance.now() - since < 1_700; version += 1) {
    table.take(row('gathered', version, 0));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(heard.length).toBeGreaterThanOrEqual(2);
  expect(heard.length).toBeLessThanOrEqual(4);
  for (const [index, at] of heard.entries()) expect(at - (heard[index - 1] ?? since)).toBeGreaterThanOrEqual(490);
  await expect.poll(() => table.state.byId.gathered?.version).toBeGreaterThan(1);
});
