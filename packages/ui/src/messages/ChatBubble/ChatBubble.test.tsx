import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { bubbles, evening, written } from './ChatBubble.fixtures.ts';
import { ChatBubble } from './ChatBubble.tsx';

test('an address of a stranger is words, that of a friend can be followed', async () => {
  const message = written('other', 1, '看 https://example.com/replay，好球[赞]');
  const screen = await renderPart(<ChatBubble message={message} />);
  await expect.element(screen.getByText(/example\.com/)).toBeVisible();
  expect(screen.container.querySelector('a')).toBeNull();
  await screen.rerender(<ChatBubble message={message} trusted />);
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', 'https://example.com/replay');
  await expect.element(screen.getByRole('link')).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('words that look like markup stay words, and unknown brackets too', async () => {
  const screen = await renderPart(<ChatBubble message={written('other', 1, '<b>x</b>[微笑][TUIEmoji_Smile][进球]')} />);
  await expect.element(screen.getByText(/<b>x<\/b>/)).toHaveTextContent('<b>x</b>[进球]');
  expect(screen.getByRole('img', { name: '[微笑]' }).elements()).toHaveLength(2);
  expect(screen.container.querySelector('b')).toBeNull();
});

test('a message that failed says so and is sent again or deleted', async () => {
  const onResend = vi.fn();
  const onDelete = vi.fn();
  const screen = await renderPart(<ChatBubble message={bubbles.failed} acts={{ onResend, onDelete }} />);
  await expect.element(screen.getByText('发送失败')).toBeVisible();
  await screen.getByRole('button', { name: '重新发送' }).click();
  await screen.getByRole('button', { name: '删除' }).click();
  expect(onResend).toHaveBeenCalledWith(bubbles.failed);
  expect(onDelete).toHaveBeenCalledWith(bubbles.failed);
});

test('a picture keeps its place at half its size and opens', async () => {
  const onOpenImage = vi.fn();
  const message = written('other', 1, { type: 'image', url: 'data:image/png;base64,broken', width: 400, height: 200 });
  const screen = await renderPart(<ChatBubble message={message} acts={{ onOpenImage }} />);
  const button = screen.getByRole('button', { name: /图片，400 × 200/ });
  const { width, height } = button.element().getBoundingClientRect();
  expect([width, height]).toEqual([200, 100]);
  await button.click();
  expect(onOpenImage).toHaveBeenCalledOnce();
  await expect.element(screen.getByText('图片打不开')).toBeVisible();
});

test('a file on its way tells how far it is and can be stopped; one that is there can be fetched', async () => {
  const onCancel = vi.fn();
  const onDownload = vi.fn();
  const screen = await renderPart(<ChatBubble message={bubbles.sendingFile} acts={{ onCancel, onDownload }} />);
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  await screen.getByRole('button', { name: /停止传输/ }).click();
  expect(onCancel).toHaveBeenCalledOnce();
  await screen.rerender(<ChatBubble message={bubbles.file} acts={{ onCancel, onDownload }} />);
  await screen.getByRole('button', { name: /下载/ }).click();
  expect(onDownload).toHaveBeenCalledWith(bubbles.file);
});

test('a broken card is a plain card without an act', async () => {
  const screen = await renderPart(<ChatBubble message={bubbles.brokenCard} acts={{ onOpenCard: vi.fn() }} />);
  await expect.element(screen.getByText('暂时看不了这张卡片')).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

test('own messages tell whether they were read; a member without a nick has a name', async () => {
  const screen = await renderPart(<ChatBubble message={bubbles.unread} />);
  await expect.element(screen.getByText('未读')).toBeVisible();
  await screen.rerender(<ChatBubble message={bubbles.read} />);
  await expect.element(screen.getByText('已读')).toBeVisible();
  await screen.rerender(<ChatBubble named message={{ ...bubbles.words, author: { id: 'x', name: '  ' }, at: evening }} />);
  await expect.element(screen.getByText('未命名用户')).toBeVisible();
  await screen.rerender(<ChatBubble message={bubbles.recalled} />);
  await expect.element(screen.getByText(/撤回了一条消息/)).toBeVisible();
});
