import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Tooltip, TooltipGroup } from './Tooltip.tsx';

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

test('opens under the pointer, goes with a press, and the control stays the same element', async () => {
  const screen = await renderPart(
    <Tooltip content="全屏">
      <button type="button">画面</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: '画面' });
  const before = button.element();
  await button.hover();
  await expect.element(screen.getByText('全屏')).toBeVisible();
  await button.click();
  await expect.element(screen.getByText('全屏')).not.toBeInTheDocument();
  expect(button.element()).toBe(before);
});

test('one hint at a time: the neighbour takes over', async () => {
  const screen = await renderPart(
    <TooltipGroup>
      <Tooltip content="全屏">
        <button type="button">大</button>
      </Tooltip>
      <Tooltip content="剧场">
        <button type="button">中</button>
      </Tooltip>
    </TooltipGroup>,
  );
  await screen.getByRole('button', { name: '大' }).hover();
  await expect.element(screen.getByText('全屏')).toBeVisible();
  await screen.getByRole('button', { name: '中' }).hover();
  await expect.element(screen.getByText('剧场')).toBeVisible();
  await expect.element(screen.getByText('全屏')).not.toBeInTheDocument();
});

test('never opens while it is disabled', async () => {
  const screen = await renderPart(
    <Tooltip content="全屏" disabled>
      <button type="button">画面</button>
    </Tooltip>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '画面' })).toHaveFocus();
  await expect.element(screen.getByText('全屏')).not.toBeInTheDocument();
});
