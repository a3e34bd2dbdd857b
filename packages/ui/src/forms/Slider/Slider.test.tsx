import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Slider } from './Slider.tsx';

test('arrows step, Page Up and Down leap, Home and End reach the ends, and the value is said in words', async () => {
  const committed = vi.fn();
  function Speed() {
    const [value, setValue] = useState(8);
    return (
      <Slider
        label="速度"
        value={value}
        onValueChange={setValue}
        onValueCommitted={committed}
        min={0}
        max={40}
        largeStep={5}
        format={(at) => `${at} 秒`}
      />
    );
  }
  const screen = await renderPart(<Speed />);
  const slider = screen.getByRole('slider', { name: '速度' });
  await userEvent.tab();
  await expect.element(slider).toHaveFocus();
  await expect.element(slider).toHaveAttribute('aria-valuetext', '8 秒');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider).toHaveAttribute('aria-valuenow', '9');
  await userEvent.keyboard('{PageUp}');
  await expect.element(slider).toHaveAttribute('aria-valuenow', '14');
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '40 秒');
  await userEvent.keyboard('{Home}{ArrowDown}');
  await expect.element(slider).toHaveAttribute('aria-valuenow', '0');
  expect(committed.mock.calls.map(([at]) => at as number)).toEqual([9, 14, 40, 0]);
});

test('a closed slider keeps its value', async () => {
  const onValueChange = vi.fn();
  const screen = await renderPart(<Slider label="速度" value={8} onValueChange={onValueChange} disabled />);
  await expect.element(screen.getByRole('slider')).toBeDisabled();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange).not.toHaveBeenCalled();
});
