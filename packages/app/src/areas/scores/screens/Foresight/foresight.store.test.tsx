import { afterEach, expect, test, vi } from 'vitest';
import { foresight, openForesight, retryForesight } from './foresight.store.ts';
import { forecastOf } from './foresight.fixtures.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../../platform/api/api.ts', () => ({ api: { call }, early: {}, client: {} }));

const day = '2026-11-21';
const answer = (...ids: string[]) => call.mockResolvedValueOnce({ list: ids.map(forecastOf), total: ids.length, server_at: 1 });
let leave = () => {};
afterEach(() => leave());

test('the match of the day stays the one that came first, as long as it is in the list', async () => {
  answer('m1', 'm2');
  leave = openForesight(day, 'football');
  await vi.waitFor(() => expect(foresight.heroId).toBe('m1'));
  answer('m2', 'm1');
  retryForesight(day, 'football');
  await vi.waitFor(() => expect(foresight.order[0]).toBe('m2'));
  expect(foresight.heroId).toBe('m1');
  answer('m3', 'm2');
  retryForesight(day, 'football');
  await vi.waitFor(() => expect(foresight.heroId).toBe('m3'));
});

test('another day has its own match of the day, and one without matches has none', async () => {
  answer('m1');
  leave = openForesight(day, 'basketball');
  await vi.waitFor(() => expect(foresight.heroId).toBe('m1'));
  answer();
  retryForesight('2026-11-22', 'basketball');
  expect(foresight.heroId).toBe(null);
  await vi.waitFor(() => expect(foresight.state).toBe('ready'));
  expect(foresight.heroId).toBe(null);
});
