import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { longRoom, rooms } from './LiveCard.fixtures.ts';
import { LiveCard } from './LiveCard.tsx';
import { LiveCardSkeleton } from './LiveCardSkeleton.tsx';

const [derby = longRoom, , , talk = longRoom] = rooms;

test('the card is one link, named by its title first, then host, match and heat', async () => {
  const screen = await renderPart(<LiveCard room={derby} />);
  const link = screen.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '/live?id=derby-7');
  await expect.element(link).toHaveAccessibleName(/^榜首六分战！.*阿飞说球.*曼城 2 比 1 阿森纳，67 分钟.*热度 128\.6万/);
});

test('without a match the word says that the room is live', async () => {
  const screen = await renderPart(<LiveCard room={talk} />);
  await expect.element(screen.getByText('直播', { exact: true })).toBeVisible();
  expect(screen.container.querySelector('[role="img"]')).toBeNull();
});

test.each([1, 2] as const)('a skeleton takes the room of a card with %d lines', async (lines) => {
  const screen = await renderPart(
    <div style={{ display: 'grid', gridTemplateColumns: '300px 300px', alignItems: 'start' }}>
      <LiveCard room={derby} lines={lines} />
      <LiveCardSkeleton lines={lines} />
    </div>,
  );
  const [card, skeleton] = [...(screen.container.querySelector('[style*="grid"]')?.children ?? [])].map((one) =>
    one.getBoundingClientRect(),
  );
  expect(skeleton?.height).toBeGreaterThan(200);
  expect(skeleton?.height).toBe(card?.height);
});
