import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { plainPost, tacticsPost } from './PostCard.fixtures.ts';
import { PostCard } from './PostCard.tsx';

const acts = () => ({ onLike: vi.fn(), onKeep: vi.fn(), onShare: vi.fn() });

test('likes, keeps and shares, and leads to its discussion, its author and its circle', async () => {
  const does = acts();
  const screen = await renderPart(<PostCard post={plainPost} {...does} />);
  await screen.getByRole('button', { name: /^赞 江边弄堂 的帖子/ }).click();
  expect(does.onLike).toHaveBeenCalledExactlyOnceWith(true);
  await screen.getByRole('button', { name: /^收藏 江边弄堂 的帖子/ }).click();
  expect(does.onKeep).toHaveBeenCalledExactlyOnceWith(true);
  await screen.getByRole('button', { name: /^分享/ }).click();
  expect(does.onShare).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('link', { name: /^评论/ })).toHaveAttribute('href', '/circle-detail?id=2');
  await expect.element(screen.getByRole('link', { name: '江边弄堂' })).toHaveAttribute('href', '/persona?id=river');
  await expect.element(screen.getByRole('link', { name: '海港前滩' })).toHaveAttribute('href', '/circle?id=5');
});

test('a post that others do not see says why and cannot be liked', async () => {
  const screen = await renderPart(<PostCard post={plainPost} {...acts()} state={{ kind: 'failed', reason: '含联系方式' }} />);
  await expect.element(screen.getByText('未通过审核：含联系方式')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^赞/ })).toBeDisabled();
});

test('a topic in its words leads to what others write about it', async () => {
  const screen = await renderPart(<PostCard post={tacticsPost} {...acts()} />);
  await expect.element(screen.getByRole('link', { name: '#英超争冠夜#' })).toHaveAttribute('href', '/circle?topic=1');
});
