import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { notices } from './RoomNotices.fixtures.ts';
import { RoomNotices } from './RoomNotices.tsx';

test('each notice has its act and its own cross', async () => {
  const [onAct, onClose] = [vi.fn(), vi.fn()];
  const screen = await renderPart(<RoomNotices notices={notices} onAct={onAct} onClose={onClose} />);
  await expect.element(screen.getByText('送火箭 ×10 还差')).toBeVisible();
  await expect.element(screen.getByText('334', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: '充值' }).click();
  expect(onAct).toHaveBeenCalledExactlyOnceWith(notices[1]);
  await screen.getByRole('button', { name: '关闭：原画有点卡，换高清会更顺' }).click();
  expect(onClose).toHaveBeenCalledExactlyOnceWith('quality');
});

test('a red envelope that waits leads to itself', async () => {
  const onAct = vi.fn();
  const screen = await renderPart(<RoomNotices notices={notices} onAct={onAct} onClose={() => undefined} />);
  await expect.element(screen.getByText('圣西罗常客发了红包，还剩 41 个')).toBeVisible();
  await screen.getByRole('button', { name: '抢红包' }).click();
  expect(onAct).toHaveBeenCalledExactlyOnceWith(notices[3]);
});
