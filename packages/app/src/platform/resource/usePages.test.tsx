import { UiProvider } from '@pitchside/ui/UiProvider';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { usePages } from './usePages.tsx';

const all = (word: string, rows: number) => Array.from({ length: rows }, (_, index) => `${word} ${index + 1}`);

interface ListProps {
  word: string;
  turn?: number;
  load: (word: string, range: { page: number; limit: number }) => Promise<{ list: string[]; total: number }>;
}

function List({ word, turn, load }: ListProps) {
  const { value, pages } = usePages(word, 2, (range) => load(word, range), { version: turn ?? 0 });
  return (
    <>
      <p>{value?.list.join(', ')}</p>
      {pages}
    </>
  );
}

const shown = (props: ListProps) => (
  <UiProvider locale="en">
    <List {...props} />
  </UiProvider>
);

const from = (rows: Record<string, number>) =>
  vi.fn<ListProps['load']>((word, { page, limit }) =>
    Promise.resolve({ list: all(word, rows[word] ?? 0).slice((page - 1) * limit, page * limit), total: rows[word] ?? 0 }),
  );

test('one page needs nothing to turn it', async () => {
  const screen = await render(shown({ word: 'goal', load: from({ goal: 2 }) }));
  await expect.element(screen.getByText('goal 1, goal 2')).toBeVisible();
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
});

test('another question begins at its first page', async () => {
  const load = from({ goal: 5, card: 3 });
  const screen = await render(shown({ word: 'goal', load }));
  await screen.getByText('3', { exact: true }).click();
  await expect.element(screen.getByText('goal 5')).toBeVisible();
  await screen.rerender(shown({ word: 'card', load }));
  await expect.element(screen.getByText('card 1, card 2')).toBeVisible();
  expect(load.mock.calls.map(([word, { page }]) => `${word} ${page}`)).toEqual(['goal 1', 'goal 3', 'card 1']);
});

test('a list that has become shorter shows its last page', async () => {
  const rows = { goal: 5 };
  const load = from(rows);
  const screen = await render(shown({ word: 'goal', load }));
  await screen.getByText('3', { exact: true }).click();
  await expect.element(screen.getByText('goal 5')).toBeVisible();
  rows.goal = 3;
  await screen.rerender(shown({ word: 'goal', turn: 1, load }));
  await expect.element(screen.getByText('goal 3')).toBeVisible();
});
