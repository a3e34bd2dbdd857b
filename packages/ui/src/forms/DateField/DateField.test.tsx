import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { DateField } from './DateField.tsx';

const environment = { now: () => Date.UTC(2026, 10, 21, 4) };

function Day() {
  const [value, setValue] = useState<string | null>('2026-11-23');
  return <DateField label="比赛日" value={value} onValueChange={setValue} min="2026-11-21" max="2026-12-05" timeZone="UTC" />;
}

test('a day is chosen by keys alone, which stop at the first that is open, and the focus goes back', async () => {
  const screen = await renderPart(<Day />, { environment });
  const trigger = screen.getByRole('button', { name: /^比赛日/ });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const day = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect.element(day('2026年11月23日')).toHaveFocus();
  await expect.element(screen.getByRole('dialog', { name: '比赛日' })).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(day('2026年11月21日')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveAccessibleName('比赛日 2026年11月24日 周二');
  await expect.element(trigger).toHaveFocus();
});
