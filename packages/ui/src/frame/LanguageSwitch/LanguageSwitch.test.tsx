import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

test('a language is chosen by keyboard, each in its own tongue', async () => {
  const onChange = vi.fn();
  await renderPart(<LanguageSwitch value="zh" onValueChange={onChange} />);
  const button = page.getByRole('button', { name: '语言：中文' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const vietnamese = page.getByRole('menuitemradio', { name: 'Tiếng Việt' });
  await expect.element(vietnamese).toHaveAttribute('lang', 'vi');
  await expect.element(page.getByRole('menuitemradio', { name: '中文' })).toBeChecked();
  await userEvent.keyboard('{End}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('vi');
  await expect.element(button).toHaveFocus();
});

test('choosing the language in use changes nothing', async () => {
  const onChange = vi.fn();
  await renderPart(<LanguageSwitch value="en" onValueChange={onChange} />);
  await userEvent.click(page.getByRole('button'));
  await userEvent.click(page.getByRole('menuitemradio', { name: 'English' }));
  expect(onChange).not.toHaveBeenCalled();
});
