import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Stale } from './Stale.tsx';

test('what is about to be replaced stays, and is told to be busy', async () => {
  const screen = await renderPart(<Stale while>第 1 批</Stale>);
  const old = screen.getByText('第 1 批');
  await expect.element(old).toBeVisible();
  await expect.element(old).toHaveAttribute('aria-busy', 'true');
  await screen.rerender(<Stale while={false}>第 2 批</Stale>);
  await expect.element(screen.getByText('第 2 批')).toHaveAttribute('aria-busy', 'false');
});
