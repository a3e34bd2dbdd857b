import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { CountButton } from './CountButton.tsx';

test('a like is shown at once, and taken back when it was not taken', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  const onPressedChange = vi.fn(() => new Promise<void>((_, reject) => (refuse = reject)));
  const screen = await renderPart(<CountButton act="like" count={9} pressed={false} name="帖子" onPressedChange={onPressedChange} />);
  const like = screen.getByRole('button', { name: /赞 帖子/ });
  await like.click();
  await expect.element(like).toHaveAttribute('aria-pressed', 'true');
  await expect.element(like.getByText('10', { exact: true })).toBeVisible();
  // A second press while the first is pending is ignored.
  await like.click();
  expect(onPressedChange).toHaveBeenCalledExactlyOnceWith(true);
  refuse(new Error('offline'));
  await expect.element(like).toHaveAttribute('aria-pressed', 'false');
  await expect.element(like.getByText('9', { exact: true })).toBeVisible();
});
