import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Popover } from './Popover.tsx';

test('opens by keyboard, takes the focus, and Escape gives it back', async () => {
  const screen = await renderPart(
    <Popover label="语言" trigger={<button type="button">中文</button>}>
      <button type="button">English</button>
    </Popover>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: '语言' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'English' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '中文' })).toHaveFocus();
});
