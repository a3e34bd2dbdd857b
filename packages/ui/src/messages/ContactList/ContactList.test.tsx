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

test('of five thousand people those in sight have nodes; the keyboard and the index reach the others', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    id: `m${index}`,
    name: `Nguyễn ${String(index).padStart(4, '0')}`,
    letter: index < 4_990 ? 'N' : 'T',
  }));
  const screen = await renderPart(
    <div style={{ width: 316, height: 300 }}>
      <ContactList contacts={many} onValueChange={vi.fn()} />
    </div>,
  );
  const options = () => screen.getByRole('option').elements();
  expect(options().length).toBeLessThan(60);
  await userEvent.keyboard('{Tab}{End}');
  await expect.element(screen.getByRole('option', { name: 'Nguyễn 4999' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('option', { name: 'Nguyễn 4998' })).toHaveFocus();
  await screen.getByRole('button', { name: 'N', exact: true }).click();
  await expect.element(screen.getByRole('option', { name: 'Nguyễn 0003' })).toBeVisible();
  expect(options().length).toBeLessThan(60);
});
