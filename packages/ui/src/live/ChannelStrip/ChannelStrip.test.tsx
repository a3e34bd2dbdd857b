import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { stripRooms } from './ChannelStrip.fixtures.tsx';
import { ChannelStrip } from './ChannelStrip.tsx';

function Choosing({ onSelect }: { onSelect: (id: string) => void }) {
  const [value, setValue] = useState('afei');
  return (
    <ChannelStrip
      rooms={stripRooms}
      value={value}
      onValueChange={(id) => {
        setValue(id);
        onSelect(id);
      }}
    />
  );
}

/** Moves the mouse away: left where the last press put it, it would rest on a room of its own choice. */
const parkMouse = () => userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } });

test('one stop of the keyboard, and arrows choose the room', async () => {
  const onSelect = vi.fn();
  await parkMouse();
  await renderPart(<Choosing onSelect={onSelect} />);
  await userEvent.keyboard('{Tab}');
  const first = page.getByRole('radio', { name: /曼城.*阿森纳.*阿飞说球.*128\.6万/ });
  await expect.element(first).toHaveFocus();
  await expect.element(first).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: /老张侃西甲/ })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(first).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('radio', { name: /夜谈豪门/ })).toBeChecked();
  expect(onSelect.mock.calls.flat()).toEqual(['laozhang', 'afei', 'yetan']);
});

test('a press chooses the room', async () => {
  const onSelect = vi.fn();
  await renderPart(<Choosing onSelect={onSelect} />);
  await userEvent.click(page.getByRole('radio', { name: /夜谈豪门/ }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('yetan');
});

test('a mouse that rests on a room chooses it, once', async () => {
  const onSelect = vi.fn();
  await parkMouse();
  await renderPart(<Choosing onSelect={onSelect} />);
  await userEvent.hover(page.getByRole('radio', { name: /篮下小霸王/ }));
  await expect.element(page.getByRole('radio', { name: /篮下小霸王/ })).toBeChecked();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('lanxia');
});
