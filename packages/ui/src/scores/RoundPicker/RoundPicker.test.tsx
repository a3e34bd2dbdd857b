import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { RoundPicker } from './RoundPicker.tsx';

const rounds = ['1', '2', '3'].map((id) => ({ id, name: `第${id}轮` }));

test('arrows lead to the rounds beside it and end with the season', async () => {
  const onValueChange = vi.fn();
  const screen = await renderPart(<RoundPicker rounds={rounds} value="2" onValueChange={onValueChange} />);
  await screen.getByRole('button', { name: '上一轮' }).click();
  await screen.getByRole('button', { name: '下一轮' }).click();
  expect(onValueChange.mock.calls).toEqual([['1'], ['3']]);
  await screen.rerender(<RoundPicker rounds={rounds} value="3" onValueChange={onValueChange} />);
  await expect.element(screen.getByRole('button', { name: '下一轮' })).toBeDisabled();
});

test('any round is chosen from the list', async () => {
  const onValueChange = vi.fn();
  const screen = await renderPart(<RoundPicker rounds={rounds} value="1" onValueChange={onValueChange} />);
  await screen.getByRole('combobox', { name: '轮次' }).click();
  await screen.getByRole('option', { name: '第3轮' }).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('3');
});
