import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { PollForm } from './PollForm.tsx';

test('it opens with a question and two different options, empties after success alone, and holds six options at most', async () => {
  const onOpen = vi.fn(async () => false);
  const screen = await renderPart(<PollForm onOpen={onOpen} />);
  const open = screen.getByRole('button', { name: '发起投票' });
  const option = (place: number) => screen.getByRole('textbox', { name: `选项 ${place}` });
  const more = screen.getByRole('button', { name: '加一个选项' });
  await expect.element(screen.getByRole('button', { name: '去掉选项 1' })).toBeDisabled();
  await screen.getByRole('textbox', { name: '问题' }).fill('谁会赢？');
  await option(1).fill('主队');
  await expect.element(open).toBeDisabled();
  await option(2).fill(' 主队');
  await expect.element(screen.getByText('有两个选项一样，改一个')).toBeVisible();
  await expect.element(open).toBeDisabled();
  await option(2).fill('客队');
  await more.click();
  await open.click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ question: '谁会赢？', options: ['主队', '客队'], seconds: 120 });
  await expect.element(option(1)).toHaveValue('主队');
  for (let count = 3; count < 6; count += 1) await more.click();
  await expect.element(more).toBeDisabled();
  onOpen.mockImplementation(async () => true);
  await open.click();
  await expect.element(option(1)).toHaveValue('');
});
