import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { RangeSlider } from './RangeSlider.tsx';

test('each end has its name and its keys, and the ends do not pass each other', async () => {
  function Levels() {
    const [value, setValue] = useState<readonly [number, number]>([10, 12]);
    return <RangeSlider label="等级" value={value} onValueChange={setValue} max={50} minSteps={1} format={(at) => `LV${at}`} />;
  }
  const screen = await renderPart(<Levels />);
  const group = screen.getByRole('group', { name: '等级' });
  const low = group.getByRole('slider', { name: '最低' });
  const high = group.getByRole('slider', { name: '最高' });
  await userEvent.tab();
  await expect.element(low).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(low).toHaveAttribute('aria-valuetext', 'LV11');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(low).toHaveAttribute('aria-valuenow', '11');
  await userEvent.tab();
  await expect.element(high).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(high).toHaveAttribute('aria-valuetext', 'LV50');
});
