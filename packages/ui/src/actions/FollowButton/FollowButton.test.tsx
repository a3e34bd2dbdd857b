import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { FollowButton } from './FollowButton.tsx';

test('shows the new state at once and takes it back when that fails', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  const onFollowChange = vi.fn(() => new Promise<void>((_, reject) => (refuse = reject)));
  const screen = await renderPart(<FollowButton state="none" name="阿飞" onFollowChange={onFollowChange} />);
  await screen.getByRole('button', { name: '关注 阿飞' }).click();
  expect(onFollowChange).toHaveBeenCalledExactlyOnceWith(true);
  const following = screen.getByRole('button', { name: /^已关注/ });
  await expect.element(following).toBeVisible();
  await following.click();
  expect(onFollowChange).toHaveBeenCalledOnce();
  refuse(new Error('offline'));
  await expect.element(screen.getByRole('button', { name: '关注 阿飞', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('没有成功，请稍后再试');
});

test('following each other is mutual, and a press stops it', async () => {
  const onFollowChange = vi.fn();
  const screen = await renderPart(<FollowButton state="mutual" name="阿飞" onFollowChange={onFollowChange} />);
  await screen.getByRole('button', { name: /互相关注.*阿飞，按下取消关注/ }).click();
  expect(onFollowChange).toHaveBeenCalledExactlyOnceWith(false);
  await expect.element(screen.getByRole('status')).toHaveTextContent('已取消关注 阿飞');
});

test('keeps its width when the pointer turns the word into leaving', async () => {
  const screen = await renderPart(<FollowButton state="following" name="阿飞" onFollowChange={() => undefined} />);
  const button = screen.getByRole('button');
  const width = () => button.element().getBoundingClientRect().width;
  const before = width();
  await button.hover();
  await expect.element(screen.getByText('取消关注', { exact: true })).toBeVisible();
  expect(width()).toBe(before);
});

test('nobody follows themselves', async () => {
  const screen = await renderPart(<FollowButton state="self" name="我" onFollowChange={() => undefined} />);
  expect(screen.getByRole('button').query()).toBeNull();
});
