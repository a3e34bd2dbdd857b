import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { contacts } from './ContactList.fixtures.ts';
import { ContactList } from './ContactList.tsx';

async function open() {
  const onSelect = vi.fn();
  const screen = await renderPart(
    <div style={{ width: 316, height: 300 }}>
      <ContactList contacts={contacts} onValueChange={onSelect} />
    </div>,
  );
  return { screen, onSelect, box: screen.getByRole('listbox').element() };
}

test('arrow keys cross the groups, Enter opens', async () => {
  const { screen, onSelect } = await open();
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledWith('bei');
  await userEvent.keyboard('{End}{Enter}');
  expect(onSelect).toHaveBeenLastCalledWith('nonick9');
  await expect.element(screen.getByRole('group', { name: '#' }).getByText('未命名用户')).toBeVisible();
});

test('a letter of the index leads to its group, by press and by arrow key', async () => {
  const { screen, box } = await open();
  const top = (name: string) =>
    screen.getByRole('group', { name, exact: true }).element().getBoundingClientRect().top - box.getBoundingClientRect().top;
  await screen.getByRole('button', { name: 'C', exact: true }).click();
  expect(Math.abs(top('C'))).toBeLessThan(1);
  await expect.element(screen.getByRole('button', { name: 'C', exact: true })).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: 'D', exact: true })).toHaveFocus();
  const before = box.scrollTop;
  await screen.getByRole('button', { name: 'X', exact: true }).click({ force: true });
  expect(box.scrollTop).toBe(before);
});
