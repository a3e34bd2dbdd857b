import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Tooltip } from './Tooltip.tsx';

test('opens on keyboard focus and closes on Escape, leaving the focus where it was', async () => {
  const screen = await renderPart(
    <Tooltip content="全屏" shortcut="F">
      <button type="button">画面</button>
    </Tooltip>,
  );
  await userEvent.tab();
  await expect.element(screen.getByText('全屏')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('全屏')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '画面' })).toHaveFocus();
});
