import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

test.each([
  ['day', 'night', 'false'],
  ['night', 'day', 'true'],
] as const)('from %s a press asks for %s', async (theme, wanted, pressed) => {
  const onChange = vi.fn();
  await renderPart(<ThemeSwitch value={theme} onValueChange={onChange} />);
  const button = page.getByRole('button', { name: '夜间模式' });
  await expect.element(button).toHaveAttribute('aria-pressed', pressed);
  await userEvent.click(button);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(wanted);
});
