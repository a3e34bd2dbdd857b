import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { livePlaying } from '../PlayerFrame/PlayerFrame.fixtures.ts';
import { corneredBy, miniCorners, nearestCorner } from './corners.ts';
import { leftRoom } from './MiniPlayer.fixtures.ts';
import { MiniPlayer, type MiniPlayerProps } from './MiniPlayer.tsx';

async function open(props: Partial<MiniPlayerProps> = {}) {
  const acts = { onCornerChange: vi.fn(), onPlay: vi.fn(), onPause: vi.fn(), onRefresh: vi.fn(), onMutedChange: vi.fn(), onClose: vi.fn() };
  const screen = await renderPart(
    <MiniPlayer state={livePlaying} room={leftRoom} video={<video aria-label="画面" />} corner="bottom-right" {...acts} {...props} />,
  );
  return { screen, ...acts };
}

test('leads back to its room, pauses, is silenced and closed', async () => {
  const { screen, onPause, onMutedChange, onClose } = await open();
  await expect.element(screen.getByRole('link', { name: '回直播间' })).toHaveAttribute('href', '#room');
  await screen.getByRole('button', { name: '暂停' }).click();
  await screen.getByRole('button', { name: '静音' }).click();
  await screen.getByRole('button', { name: '关闭小窗' }).click();
  expect([onPause.mock.calls.length, onMutedChange.mock.lastCall, onClose.mock.calls.length]).toEqual([1, [true], 1]);
  await expect.element(screen.getByRole('button', { name: '弹出窗口' })).not.toBeInTheDocument();
});

test('the arrows of its grip choose the corner', async () => {
  const { screen, onCornerChange } = await open();
  screen
    .getByRole('button', { name: /移动小窗/ })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onCornerChange).toHaveBeenLastCalledWith('bottom-left');
  await userEvent.keyboard('{ArrowUp}');
  expect(onCornerChange).toHaveBeenLastCalledWith('top-right');
});

test('dragged, it goes to the nearest corner; a press alone moves nothing', async () => {
  const { screen, onCornerChange } = await open();
  const title = screen.getByText(leftRoom.title).element();
  const { left, top } = title.getBoundingClientRect();
  const point = (type: string, clientX: number, clientY: number) =>
    title.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX, clientY }));
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  point('pointerdown', left, top);
  point('pointerup', left, top);
  expect(onCornerChange).not.toHaveBeenCalled();
  point('pointerdown', left, top);
  point('pointermove', left - innerWidth, top - innerHeight);
  await vi.waitFor(() => expect(screen.getByRole('region').element()).toHaveAttribute('data-dragging'));
  point('pointerup', left - innerWidth, top - innerHeight);
  capture.mockRestore();
  expect(onCornerChange).toHaveBeenCalledExactlyOnceWith('top-left');
});

test('every point of a window is nearest to a corner on its own side, and arrows never leave the corners', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 4000 }), fc.nat(4000), fc.nat(4000), (width, height, x, y) => {
      const [edge, side] = nearestCorner({ x, y }, { width, height }).split('-');
      expect([edge === 'top', side === 'left']).toEqual([y < height / 2, x < width / 2]);
    }),
  );
  for (const corner of miniCorners)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) expect(miniCorners).toContain(corneredBy(key, corner));
  expect(corneredBy('Enter', 'top-left')).toBeUndefined();
});
