import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { ErrorState } from './ErrorState.tsx';

test('offers to try again, and waits while that is under way', async () => {
  const onRetry = vi.fn();
  const screen = await renderPart(<ErrorState onRetry={onRetry} />);
  await expect.element(screen.getByRole('status').getByText('出错了')).toBeVisible();
  await screen.getByRole('button', { name: '重试' }).click();
  await screen.rerender(<ErrorState onRetry={onRetry} retrying />);
  await screen.getByRole('button', { name: '重试' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
