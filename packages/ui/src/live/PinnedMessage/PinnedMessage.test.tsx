import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { pinnedComment, pinnedLine } from './PinnedMessage.fixtures.ts';
import { PinnedMessage } from './PinnedMessage.tsx';

test('each message is spoken once, folds to a line, and the next one comes unfolded', async () => {
  const screen = await renderPart(<PinnedMessage pin={null} />);
  const spoken = () => screen.getByRole('status').element().textContent;
  expect(spoken()).toBe('');
  expect(screen.getByRole('note').query()).toBeNull();
  await screen.rerender(<PinnedMessage pin={pinnedLine} />);
  expect(spoken()).toBe(`新的置顶消息，${pinnedLine.nickname}：${pinnedLine.text}`);
  const first = screen.getByRole('status').element().firstChild;
  const fold = screen.getByRole('button', { name: '收起置顶' });
  await fold.click();
  await expect.element(screen.getByRole('button', { name: '展开置顶' })).toHaveAttribute('aria-expanded', 'false');
  // Folding says nothing again.
  expect(screen.getByRole('status').element().firstChild).toBe(first);
  await screen.rerender(<PinnedMessage pin={pinnedComment} />);
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  await screen.rerender(<PinnedMessage pin={null} />);
  expect(spoken()).toBe('');
});

test('who may not unpin has no button for it; who may says which one', async () => {
  const onUnpin = vi.fn();
  const screen = await renderPart(<PinnedMessage pin={pinnedLine} />);
  expect(screen.getByRole('button', { name: '取消置顶' }).query()).toBeNull();
  await screen.rerender(<PinnedMessage pin={pinnedLine} onUnpin={onUnpin} />);
  await screen.getByRole('button', { name: '取消置顶' }).click();
  expect(onUnpin).toHaveBeenCalledExactlyOnceWith('7');
});
