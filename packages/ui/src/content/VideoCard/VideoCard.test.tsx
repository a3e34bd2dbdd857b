import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { videos } from './VideoCard.fixtures.ts';
import { VideoCard } from './VideoCard.tsx';

const [video] = videos as [(typeof videos)[number]];

test('the mouse over the picture says where it is, and resting on the card asks for what moves', async () => {
  const [onScrub, onRestChange] = [vi.fn<(share: number) => void>(), vi.fn<(rests: boolean) => void>()];
  const screen = await renderPart(<VideoCard video={video} onScrub={onScrub} onRestChange={onRestChange} />);
  await userEvent.hover(screen.getByRole('link'), { position: { x: 100, y: 20 } });
  await vi.waitFor(() => expect(onRestChange).toHaveBeenLastCalledWith(true));
  const share = onScrub.mock.lastCall?.[0] ?? -1;
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(1);
});

test('a length that nobody knows yet is not told', async () => {
  const screen = await renderPart(<VideoCard video={{ ...video, seconds: 0 }} />);
  await expect.element(screen.getByText('播放次数')).toBeInTheDocument();
  await expect.element(screen.getByText('时长')).not.toBeInTheDocument();
});
