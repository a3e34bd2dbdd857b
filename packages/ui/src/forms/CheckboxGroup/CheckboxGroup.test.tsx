import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { permissions } from './CheckboxGroup.fixtures.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

test('choices are told in the order of the options, each described by its note', async () => {
  const onValueChange = vi.fn();
  const screen = await renderPart(<CheckboxGroup label="权限" options={permissions} onValueChange={onValueChange} />);
  await expect.element(screen.getByRole('group', { name: '权限' })).toBeVisible();
  const [scores, chat] = [screen.getByRole('checkbox', { name: '读比分' }), screen.getByRole('checkbox', { name: '发言' })];
  await expect.element(chat).toHaveAccessibleDescription('标着机器人');
  await chat.click();
  await scores.click();
  expect(onValueChange).toHaveBeenLastCalledWith(['scores', 'chat']);
  await chat.click();
  expect(onValueChange).toHaveBeenLastCalledWith(['scores']);
  await expect.element(screen.getByRole('checkbox', { name: '管理直播' })).toBeDisabled();
});
