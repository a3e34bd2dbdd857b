import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Turning({ onPageChange, ...props }: Partial<PaginationProps>) {
  const [page, setPage] = useState(props.page ?? 1);
  const turn = (next: number) => {
    setPage(next);
    onPageChange?.(next);
  };
  return <Pagination total={200} pageSize={20} {...props} page={page} onPageChange={turn} />;
}

test('the keyboard turns pages and keeps its place at the last one', async () => {
  const screen = await renderPart(<Turning page={9} />);
  const next = screen.getByRole('button', { name: '下一页' });
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '第 10 页' })).toHaveAttribute('aria-current', 'page');
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '第 10 页' })).toHaveAttribute('aria-current', 'page');
});

test('pages with addresses are links', async () => {
  const screen = await renderPart(<Pagination page={2} total={60} pageSize={20} hrefOf={(page) => `/orders?page=${page}`} />);
  await expect.element(screen.getByRole('link', { name: '第 3 页' })).toHaveAttribute('href', '/orders?page=3');
  await expect.element(screen.getByRole('link', { name: '上一页' })).toHaveAttribute('href', '/orders?page=1');
});

test('a jump beyond the end goes to the last page, and letters are not taken', async () => {
  const onPageChange = vi.fn();
  const screen = await renderPart(<Turning jump onPageChange={onPageChange} />);
  const field = screen.getByRole('textbox', { name: '跳到第几页' });
  await field.fill('9x9');
  await expect.element(field).toHaveValue('99');
  await userEvent.keyboard('{Enter}');
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(10);
});

test('another size is told', async () => {
  const onPageSizeChange = vi.fn();
  const screen = await renderPart(<Turning onPageSizeChange={onPageSizeChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '50');
  expect(onPageSizeChange).toHaveBeenCalledExactlyOnceWith(50);
});
