import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { SpendGuard } from './SpendGuard.tsx';
import { limitDefault, undoFromDefault, type SpendLimits } from './spendGuard.ts';

function Kept({ onChange, ...first }: SpendLimits & { onChange: (change: Partial<SpendLimits>) => void }) {
  const [limits, setLimits] = useState<SpendLimits>(first);
  return (
    <SpendGuard
      {...limits}
      spent={300}
      onLimitsChange={(change) => {
        onChange(change);
        setLimits({ ...limits, ...change });
      }}
    />
  );
}

test('a limit is switched on with a sum, changed when the field is left, and switched off', async () => {
  const onChange = vi.fn();
  const screen = await renderPart(<Kept limit={null} undoFrom={null} onChange={onChange} />);
  await screen.getByRole('button', { name: '上限' }).click();
  await page.getByRole('switch', { name: '限制这次看球送多少' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ limit: limitDefault });
  const field = page.getByRole('textbox', { name: '这次最多送' });
  await field.fill('1200');
  expect(onChange).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith({ limit: 1_200 });
  await expect.element(screen.getByRole('button', { name: '上限剩 900' })).toBeInTheDocument();
  await expect.element(page.getByText('300 / 1,200')).toBeVisible();
  await page.getByRole('switch', { name: '限制这次看球送多少' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ limit: null });
});

test('an empty field gives its last sum back, and the sum from which orders wait is the viewer’s', async () => {
  const onChange = vi.fn();
  const screen = await renderPart(<Kept limit={500} undoFrom={null} onChange={onChange} />);
  await screen.getByRole('button', { name: '上限剩 200' }).click();
  const field = page.getByRole('textbox', { name: '这次最多送' });
  await field.fill('');
  await userEvent.tab();
  await expect.element(field).toHaveValue('500');
  await page.getByRole('switch', { name: '大额礼物等 3 秒再送' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ undoFrom: undoFromDefault });
});
