import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const segments = [
  { value: 'day', label: '日榜' },
  { value: 'week', label: '周榜', disabled: true },
  { value: 'month', label: '月榜', count: 28 },
];

test('one key stop, arrows choose and pass over a closed one, a press chooses', async () => {
  function Ranking() {
    const [value, setValue] = useState('day');
    return <SegmentedControl label="榜单" segments={segments} value={value} onValueChange={setValue} />;
  }
  const screen = await renderPart(<Ranking />);
  const group = screen.getByRole('radiogroup', { name: '榜单' });
  const [day, month] = [group.getByRole('radio', { name: '日榜' }), group.getByRole('radio', { name: '月榜 28' })];
  await userEvent.tab();
  await expect.element(day).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(month).toBeChecked();
  await expect.element(month).toHaveFocus();
  await day.click();
  await expect.element(day).toBeChecked();
});
