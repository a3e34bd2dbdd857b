import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { PinForm } from './PinForm.tsx';

test('a line is pinned once a press, and stays in the field where it was refused', async () => {
  let answer: (isDone: boolean) => void = () => {};
  const onPin = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const screen = await renderPart(<PinForm onPin={onPin} />);
  const field = screen.getByRole('textbox', { name: '置顶一句话' });
  const pin = screen.getByRole('button', { name: '置顶', exact: true });
  await expect.element(pin).toBeDisabled();
  await field.fill(' 今晚八点 ');
  await pin.click();
  await pin.click({ force: true });
  expect(onPin).toHaveBeenCalledExactlyOnceWith('今晚八点', 0);
  answer(false);
  await expect.element(pin).not.toHaveAttribute('aria-busy');
  await expect.element(field).toHaveValue(' 今晚八点 ');
  await pin.click();
  answer(true);
  await expect.element(field).toHaveValue('');
});
