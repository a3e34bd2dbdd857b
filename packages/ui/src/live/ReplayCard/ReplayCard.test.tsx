import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { longReplay, replays } from './ReplayCard.fixtures.ts';
import { ReplayCard } from './ReplayCard.tsx';
import { ReplayCardSkeleton } from './ReplayCardSkeleton.tsx';

const [first = longReplay] = replays;

test('the card is one link, named by its title first, then when it was, who watched and how long it is', async () => {
  const screen = await renderPart(<ReplayCard replay={first} />);
  const link = screen.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '/live?id=7&replay=3');
  await expect.element(link).toHaveAccessibleName(/^曼城迎阿森纳.*11\/7.*最高同时在看 18\.4万.*时长 1:52:46/);
  await expect.element(link).not.toHaveAttribute('aria-current');
});

test('the one that plays says so', async () => {
  const screen = await renderPart(<ReplayCard replay={first} look="row" current />);
  await expect.element(screen.getByRole('link')).toHaveAttribute('aria-current', 'true');
  await expect.element(screen.getByText('正在播放')).toBeVisible();
});

test.each(['card', 'row'] as const)('a skeleton takes the room of a %s', async (look) => {
  const screen = await renderPart(
    <div style={{ display: 'grid', gridTemplateColumns: '300px 300px', alignItems: 'start' }}>
      <ReplayCard replay={first} look={look} />
      <ReplayCardSkeleton look={look} />
    </div>,
  );
  const [card, skeleton] = [...(screen.container.querySelector('[style*="grid"]')?.children ?? [])].map((one) =>
    one.getBoundingClientRect(),
  );
  expect(skeleton?.height).toBeGreaterThan(60);
  expect(skeleton?.height).toBe(card?.height);
});
