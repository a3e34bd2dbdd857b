import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Switch } from './Switch.tsx';

function Goals() {
  const [checked, setChecked] = useState(false);
  return (
    <Switch checked={checked} onCheckedChange={setChecked} note="弹窗一次，响一声">
      进球提醒
    </Switch>
  );
}

test('a press on the words, the space key and Enter turn it', async () => {
  const screen = await renderPart(<Goals />);
  const control = screen.getByRole('switch', { name: '进球提醒', exact: true });
  await expect.element(control).toHaveAccessibleDescription('弹窗一次，响一声');
  await screen.getByText('进球提醒').click();
  await expect.element(control).toBeChecked();
  (control.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(control).not.toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(control).toBeChecked();
});

test('while it is saved it says so, takes no press, and keeps its place in the order of keys', async () => {
  const onCheckedChange = vi.fn();
  const screen = await renderPart(
    <Switch checked loading onCheckedChange={onCheckedChange}>
      进球提醒
    </Switch>,
  );
  const control = screen.getByRole('switch');
  await userEvent.tab();
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard(' ');
  await control.click();
  await expect.element(control).toHaveAttribute('aria-busy', 'true');
  expect(onCheckedChange).not.toHaveBeenCalled();
});
