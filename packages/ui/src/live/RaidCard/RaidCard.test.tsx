import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { raid } from './RaidCard.fixtures.ts';
import { RaidCard } from './RaidCard.tsx';

const now = () => Date.UTC(2026, 10, 21, 12);

test('says where it goes and in how long; a viewer goes at once or stays', async () => {
  const onStay = vi.fn();
  // A raid is read out once a page, and stories show the one of the fixtures.
  const screen = await renderPart(<RaidCard {...raid} since={raid.since - 1} onStay={onStay} />, { environment: { now } });
  await expect
    .element(screen.getByRole('group', { name: '去下一个直播间' }))
    .toMatchTextContent('直播就要结束，一起去 泉城老球迷 的直播间');
  await expect.element(screen.getByRole('timer', { name: '还剩' })).toHaveTextContent('0:24');
  await expect.element(screen.getByRole('link', { name: '现在就去' })).toHaveAttribute('href', '/live?id=shanghai');
  await screen.getByRole('button', { name: '留在这里' }).click();
  expect(onStay).toHaveBeenCalledOnce();
  const spoken = () => [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent).join();
  await expect.poll(spoken).toContain('直播就要结束，一起去 泉城老球迷 的直播间');
});

test('who was removed from that room hears so and has nowhere to go', async () => {
  const screen = await renderPart(<RaidCard {...raid} barred onStay={() => undefined} />, { environment: { now } });
  await expect.element(screen.getByText('你被移出过那个直播间，不会带你过去')).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(0);
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

test('the anchor calls it off', async () => {
  const onCallOff = vi.fn();
  const screen = await renderPart(<RaidCard {...raid} onCallOff={onCallOff} />, { environment: { now } });
  await screen.getByRole('button', { name: '取消' }).click();
  expect(onCallOff).toHaveBeenCalledOnce();
  expect(screen.getByRole('link').elements()).toHaveLength(0);
});
