import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { SponsorRotation } from './index.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('pictures take turns, and one alone stays', async () => {
  const draw = (pictures: string[]) => <SponsorRotation pictures={pictures} every={5_000} />;
  const screen = await renderPart(draw(['/a.png', '/b.png']));
  const shown = () => [...screen.container.querySelectorAll('img[data-shown="true"]')].map((picture) => picture.getAttribute('src'));
  expect(shown()).toEqual(['/a.png']);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(shown).toEqual(['/b.png']);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(shown).toEqual(['/a.png']);
  await screen.rerender(draw(['/b.png']));
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(shown).toEqual(['/b.png']);
});
