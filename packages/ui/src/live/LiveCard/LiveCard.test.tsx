import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { longRoom, rooms } from './LiveCard.fixtures.ts';
import { LiveCard } from './LiveCard.tsx';
import { LiveCardSkeleton } from './LiveCardSkeleton.tsx';
import { restPause } from '../../actions/useRest.ts';

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

test('tells when the mouse rests on it, not when it passes, and when it is gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const onRestChange = vi.fn();
    const screen = await renderPart(<LiveCard room={derby} onRestChange={onRestChange} />);
    const card = screen.getByRole('link').element();
    const come = (pointerType: string) => card.dispatchEvent(new PointerEvent('pointerover', { pointerType, bubbles: true }));
    const go = () => card.dispatchEvent(new PointerEvent('pointerout', { pointerType: 'mouse', bubbles: true }));
    come('mouse');
    vi.advanceTimersByTime(restPause - 1);
    go();
    come('touch');
    vi.advanceTimersByTime(restPause);
    expect(onRestChange).not.toHaveBeenCalled();
    come('mouse');
    vi.advanceTimersByTime(restPause);
    expect(onRestChange).toHaveBeenCalledExactlyOnceWith(true);
    go();
    expect(onRestChange).toHaveBeenLastCalledWith(false);
  } finally {
    vi.useRealTimers();
  }
});
