import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { threads } from './CommentThread.fixtures.ts';
import { CommentThread } from './CommentThread.tsx';

const [thread, , gone, awaiting] = threads as [(typeof threads)[number], unknown, (typeof threads)[number], (typeof threads)[number]];

test('each comment is answered, liked and reported by itself', async () => {
  const acts = { onLike: vi.fn(), onReply: vi.fn(), onReport: vi.fn(), onDelete: vi.fn() };
  const screen = await renderPart(<CommentThread thread={thread} acts={acts} />);
  const answer = screen.getByRole('article', { name: '枪迷阿正 的评论' });
  await answer.getByRole('button', { name: '回复' }).click();
  expect(acts.onReply).toHaveBeenCalledExactlyOnceWith(thread.replies[0]);
  await answer.getByRole('button', { name: /^赞/ }).click();
  expect(acts.onLike).toHaveBeenCalledExactlyOnceWith(thread.replies[0], true);
  await answer.getByRole('button', { name: '对 枪迷阿正 的评论' }).click();
  await screen.getByRole('menuitem', { name: '举报' }).click();
  expect(acts.onReport).toHaveBeenCalledExactlyOnceWith(thread.replies[0]);
});

test('one’s own is deleted and not reported', async () => {
  const acts = { onLike: vi.fn(), onReport: vi.fn(), onDelete: vi.fn() };
  const screen = await renderPart(<CommentThread thread={thread} acts={acts} />);
  await screen.getByRole('button', { name: '对 看台上的我 的评论' }).click();
  await expect.element(screen.getByRole('menuitem', { name: '删除' })).toBeVisible();
  expect(screen.getByRole('menuitem').elements()).toHaveLength(1);
});

test('the rest of the answers is offered by its number, and nothing is asked twice while they come', async () => {
  const onMore = vi.fn();
  const acts = { onLike: vi.fn() };
  const screen = await renderPart(<CommentThread thread={thread} acts={acts} onMore={onMore} />);
  await screen.getByRole('button', { name: '展开其余 14 条回复' }).click();
  await screen.rerender(<CommentThread thread={thread} acts={acts} onMore={onMore} loading />);
  await screen.getByRole('button', { name: '努力加载中' }).click();
  expect(onMore).toHaveBeenCalledOnce();
});

test('a deleted comment keeps its answers, and one in review cannot be answered', async () => {
  const acts = { onLike: vi.fn(), onReply: vi.fn() };
  const screen = await renderPart(
    <>
      <CommentThread thread={gone} acts={acts} />
      <CommentThread thread={awaiting} acts={acts} />
    </>,
  );
  await expect.element(screen.getByText('这条评论已删除')).toBeVisible();
  await expect.element(screen.getByRole('article', { name: '枪迷阿正 的评论' })).toBeVisible();
  const own = screen.getByRole('article', { name: '看台上的我 的评论' });
  await expect.element(own.getByText('审核中，仅自己可见')).toBeVisible();
  expect(own.getByRole('button', { name: '回复' }).elements()).toHaveLength(0);
});

test('a moment of the video that is named leads there, by the keyboard too', async () => {
  const onJump = vi.fn();
  const said = { ...thread, text: '1:23 这球绝了', replies: [], total: 0 };
  const screen = await renderPart(<CommentThread thread={said} acts={{ onLike: vi.fn(), moments: { seconds: 100, onJump } }} />);
  const moment = screen.getByRole('button', { name: '跳到 1:23' });
  await moment.click();
  (moment.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onJump.mock.calls).toEqual([[83], [83]]);
  await screen.rerender(<CommentThread thread={said} acts={{ onLike: vi.fn() }} />);
  expect(screen.getByRole('button', { name: '跳到 1:23' }).elements()).toHaveLength(0);
});
