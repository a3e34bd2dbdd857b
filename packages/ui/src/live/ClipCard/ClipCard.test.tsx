import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { clips, goalClip } from './ClipCard.fixtures.ts';
import { ClipCard } from './ClipCard.tsx';
import { ClipCardSkeleton } from './ClipCardSkeleton.tsx';

test('the card is one link, named by its title first, then whose it is and how long', async () => {
  const screen = await renderPart(<ClipCard clip={goalClip} />);
  const link = screen.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '/clip?id=7');
  await expect.element(link).toHaveAccessibleName(/^67' 萨卡，曼城 2–1 阿森纳.*官方直播.*时长 0:20/);
});

test.each([
  ['making', '生成中'],
  ['removed', '已下架'],
  ['failed', '没能生成'],
] as const)('one that is %s says so in words', async (state, words) => {
  const clip = clips.find((each) => each.state === state) ?? goalClip;
  const screen = await renderPart(<ClipCard clip={clip} />);
  await expect.element(screen.getByRole('link')).toHaveAccessibleName(new RegExp(words));
  await expect.element(screen.getByText('时长')).not.toBeInTheDocument();
});

test.each(['card', 'row'] as const)('a skeleton takes the room of a %s', async (look) => {
  const screen = await renderPart(
    <div style={{ display: 'grid', gridTemplateColumns: '300px 300px', alignItems: 'start' }}>
      <ClipCard clip={goalClip} look={look} />
      <ClipCardSkeleton look={look} />
    </div>,
  );
  const [card, skeleton] = [...(screen.container.querySelector('[style*="grid"]')?.children ?? [])].map((one) =>
    one.getBoundingClientRect(),
  );
  expect(skeleton?.height).toBeGreaterThan(60);
  expect(skeleton?.height).toBe(card?.height);
});
