import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { columns, withdrawals, type Withdrawal } from './Table.fixtures.tsx';
import { Table } from './Table.tsx';
import type { TableProps } from './Table.types.ts';

function Working(props: Partial<TableProps<Withdrawal>>) {
  const [sort, setSort] = useState(props.sort);
  return (
    <Table caption="待审提现" columns={columns} rows={withdrawals} keyOf={({ id }) => id} {...props} sort={sort} onSortChange={setSort} />
  );
}

test('the keyboard sorts by a head, which tells the direction', async () => {
  const screen = await renderPart(<Working />);
  const head = screen.getByRole('columnheader', { name: '金额' });
  await expect.element(head).toHaveAttribute('aria-sort', 'none');
  (screen.getByRole('button', { name: '金额' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  await userEvent.keyboard(' ');
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(screen.getByRole('button', { name: '金额' })).toHaveFocus();
});

test('a column that cannot be sorted has no button', async () => {
  const screen = await renderPart(<Working />);
  expect(screen.getByRole('button', { name: '去向' }).query()).toBeNull();
  await expect.element(screen.getByRole('columnheader', { name: '去向' })).not.toHaveAttribute('aria-sort');
});

test('each row is named by its first cell and ticked on its own, or all at once', async () => {
  const onSelectedChange = vi.fn();
  const selection = { selected: new Set(['W26112001']), onSelectedChange, labelOf: ({ id }: Withdrawal) => id };
  const screen = await renderPart(<Working selection={selection} />);
  await expect.element(screen.getByRole('rowheader', { name: 'W26112001' })).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: '全选' })).toHaveAttribute('aria-checked', 'mixed');
  await screen.getByRole('checkbox', { name: 'W26112007' }).click();
  await screen.getByRole('checkbox', { name: '全选' }).click();
  expect(onSelectedChange.mock.calls).toEqual([[new Set(['W26112001', 'W26112007'])], [new Set(withdrawals.map(({ id }) => id))]]);
});

test('a failure takes the place of the rows and can be tried again', async () => {
  const onRetry = vi.fn();
  const screen = await renderPart(<Working rows={[]} status="error" error="没能载入" onRetry={onRetry} />);
  await screen.getByRole('button', { name: '重试' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a table that does not fit can be scrolled by keyboard', async () => {
  const screen = await renderPart(
    <div style={{ width: 200 }}>
      <Working />
    </div>,
  );
  await expect.element(screen.getByRole('group', { name: '待审提现' })).toHaveAttribute('tabindex', '0');
});
