import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/Button/index.ts';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { RadioMenu } from './RadioMenu.tsx';

const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙', note: '2' },
  { value: 'c', label: '丙' },
] as const;

test('one is chosen by keyboard, the menu closes and the focus returns', async () => {
  const onValueChange = vi.fn();
  const onOpenChange = vi.fn();
  await renderPart(
    <RadioMenu
      trigger={<Button>选择</Button>}
      value="a"
      options={options}
      look="ticked"
      onValueChange={onValueChange}
      onOpenChange={onOpenChange}
    />,
  );
  const button = page.getByRole('button', { name: '选择' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitemradio', { name: '甲' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('b');
  await expect.element(button).toHaveFocus();
  expect(onOpenChange.mock.calls.map(([open]) => open as boolean)).toEqual([true, false]);
});

test('choosing the one in use changes nothing', async () => {
  const onValueChange = vi.fn();
  await renderPart(<RadioMenu trigger={<Button>选择</Button>} value="a" options={options} onValueChange={onValueChange} />);
  await userEvent.click(page.getByRole('button'));
  await userEvent.click(page.getByRole('menuitemradio', { name: '甲' }));
  expect(onValueChange).not.toHaveBeenCalled();
});
