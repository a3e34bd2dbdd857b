import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { heroRoom } from './HeroPlayer.fixtures.ts';
import { HeroPlayer } from './HeroPlayer.tsx';
import type { HeroPlayerProps } from './HeroPlayer.types.ts';

const acts = () => ({ onPlay: vi.fn(), onPause: vi.fn() });

function Player({ status = 'playing', ...on }: ReturnType<typeof acts> & Partial<Pick<HeroPlayerProps, 'status'>>) {
  const [muted, setMuted] = useState(true);
  return (
    <>
      <input aria-label="搜索" />
      <HeroPlayer room={heroRoom} status={status} muted={muted} video={null} poster={null} onMutedChange={setMuted} {...on} />
    </>
  );
}

test('M switches the sound, except where someone writes', async () => {
  await renderPart(<Player {...acts()} />);
  await userEvent.keyboard('m');
  await expect.element(page.getByRole('button', { name: '静音' })).toBeVisible();
  await userEvent.click(page.getByRole('textbox', { name: '搜索' }));
  await userEvent.keyboard('m');
  await expect.element(page.getByRole('button', { name: '静音' })).toBeVisible();
});

test('a picture that moves can be paused, one that rests can be played', async () => {
  const on = acts();
  const { rerender } = await renderPart(<Player {...on} />);
  await userEvent.click(page.getByRole('button', { name: '暂停' }));
  expect(on.onPause).toHaveBeenCalledOnce();
  await rerender(<Player {...on} status="paused" />);
  await userEvent.click(page.getByRole('button', { name: '播放' }));
  expect(on.onPlay).toHaveBeenCalledOnce();
});

test('there is one way into the room', async () => {
  await renderPart(<Player {...acts()} />);
  const links = page.getByRole('link');
  await expect.element(links).toHaveAttribute('href', heroRoom.href);
  expect(links.elements()).toHaveLength(1);
});
