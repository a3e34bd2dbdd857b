import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { EmojiPicker } from './EmojiPicker.tsx';

async function open(recent?: Parameters<typeof EmojiPicker>[0]['recent'], locale: 'zh' | 'vi' = 'zh') {
  const onPick = vi.fn();
  const screen = await renderPart(<EmojiPicker onValueChange={onPick} recent={recent} side="bottom" />, { locale });
  await screen.getByRole('button').first().click();
  await expect.element(screen.getByRole('textbox')).toBeVisible();
  return { screen, onPick };
}

test('a press gives the key and its shortcode, and the panel stays', async () => {
  const { screen, onPick } = await open(['trophy']);
  await screen.getByRole('group', { name: '最近' }).getByRole('button', { name: '奖杯' }).click();
  await screen.getByRole('button', { name: '捂脸' }).click();
  expect(onPick.mock.calls).toEqual([
    ['trophy', '[奖杯]'],
    ['facepalm', '[捂脸]'],
  ]);
  await expect.element(screen.getByRole('textbox')).toBeVisible();
});

test('arrow keys walk the grid, up from the first line is the search, Escape closes', async () => {
  const { screen, onPick } = await open();
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: '微笑' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledWith('think', '[思考]');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '表情' })).toHaveFocus();
});

test('a word finds by name in the language and by the Chinese name, without accents', async () => {
  const { screen, onPick } = await open(undefined, 'vi');
  await userEvent.type(screen.getByRole('textbox'), 'bong da');
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenLastCalledWith('football', '[足球]');
  await userEvent.fill(screen.getByRole('textbox'), '红牌');
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenLastCalledWith('redCard', '[红牌]');
});
