import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Countdown } from './Countdown.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const start = Date.UTC(2026, 10, 21, 12);
const now = () => Date.now();

test('counts down to the end, is called once, and speaks whole minutes alone', async () => {
  vi.setSystemTime(start);
  const onEnd = vi.fn();
  const part = <Countdown to={start + 61_500} label="距开赛" onEnd={onEnd} />;
  const screen = await renderPart(part, { environment: { now } });
  const timer = () => screen.getByRole('timer', { name: '距开赛' }).element().textContent;
  const spoken = () => screen.getByRole('status').element().textContent;
  expect([timer(), spoken()]).toEqual(['1:02', '距开赛还有 2 分钟']);
  await vi.advanceTimersByTimeAsync(2_000);
  await screen.rerender(part);
  expect([timer(), spoken()]).toEqual(['1:00', '距开赛还有 1 分钟']);
  await vi.advanceTimersByTimeAsync(58_000);
  await screen.rerender(part);
  expect([timer(), spoken()]).toEqual(['0:02', '距开赛还有 1 分钟']);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600_000);
  await screen.rerender(part);
  expect([timer(), spoken()]).toEqual(['0:00', '距开赛时间到']);
  expect(onEnd).toHaveBeenCalledOnce();
});
