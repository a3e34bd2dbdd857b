import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { ProgressLine, progressLinger } from './ProgressLine.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('is there while a page is on its way and gone 500 ms after it came', async () => {
  const screen = await renderPart(<ProgressLine active={false} />);
  const bar = () => screen.getByRole('progressbar', { name: '页面载入' }).query();
  expect(bar()).toBeNull();
  await screen.rerender(<ProgressLine active />);
  expect(bar()).not.toBeNull();
  await screen.rerender(<ProgressLine active={false} />);
  await vi.advanceTimersByTimeAsync(progressLinger - 1);
  expect(bar()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await screen.rerender(<ProgressLine active={false} />);
  expect(bar()).toBeNull();
});

test('a new navigation during the end starts over and is not cut short', async () => {
  const screen = await renderPart(<ProgressLine active />);
  await screen.rerender(<ProgressLine active={false} />);
  await vi.advanceTimersByTimeAsync(progressLinger - 100);
  await screen.rerender(<ProgressLine active />);
  await vi.advanceTimersByTimeAsync(progressLinger);
  expect(screen.getByRole('progressbar').query()).not.toBeNull();
});
