import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { CategoryPicker, type CategoryItem } from './CategoryPicker.tsx';

const [goals, talk, plays] = ['进球', '侃球', '瞬间'].map((name, index) => ({ id: String(index), name })) as [
  CategoryItem,
  CategoryItem,
  CategoryItem,
];

test('what is kept moves and goes, what is not kept is offered, and nothing twice', async () => {
  const acts = { onAdd: vi.fn(), onRemove: vi.fn(), onMove: vi.fn(), onQueryChange: vi.fn() };
  const screen = await renderPart(<CategoryPicker mine={[goals, talk]} offered={[goals, talk, plays]} query="" {...acts} />);
  await screen.getByRole('button', { name: '下移 进球' }).click();
  expect(acts.onMove).toHaveBeenCalledWith(goals, 1);
  await expect.element(screen.getByRole('button', { name: '上移 进球' })).toBeDisabled();
  await screen.getByRole('button', { name: '移除 侃球' }).click();
  expect(acts.onRemove).toHaveBeenCalledWith(talk);
  await expect.element(screen.getByRole('button', { name: '进球', exact: true })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '瞬间', exact: true }).click();
  expect(acts.onAdd).toHaveBeenCalledWith(plays);
});
