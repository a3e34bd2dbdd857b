import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { months } from './SignInMonth.fixtures.ts';
import { SignInMonth, type SignInMonthProps } from './SignInMonth.tsx';

test('days say whether they were signed, missed, are today or to come', async () => {
  await renderPart(<SignInMonth data={months.open} month="2026-11" onMonthChange={() => {}} />);
  await expect.element(page.getByRole('cell', { name: '2026年11月1日星期日，已签到，获得 100 黄钻' })).toBeInTheDocument();
  await expect.element(page.getByRole('cell', { name: '2026年11月7日星期六，漏签' })).toBeInTheDocument();
  await expect
    .element(page.getByRole('cell', { name: '2026年11月20日星期五，今天，签到可得 50 黄钻' }))
    .toHaveAttribute('aria-current', 'date');
  await expect.element(page.getByRole('cell', { name: '2026年11月23日星期一，可得 10 黄钻' })).toBeInTheDocument();
  await expect.element(page.getByText('17 天')).toBeVisible();
});

test('a day before one joined cannot be missed', async () => {
  await renderPart(<SignInMonth data={months.joined} month="2026-11" onMonthChange={() => {}} />);
  expect(page.getByText('漏签', { exact: true }).elements()).toHaveLength(1);
});

test('arrows ask for other months, within their ends', async () => {
  const onMonthChange = vi.fn();
  await renderPart(<SignInMonth data={months.whole} month="2026-10" min="2026-10" max="2026-11" onMonthChange={onMonthChange} />);
  await expect.element(page.getByRole('button', { name: '上个月' })).toBeDisabled();
  await userEvent.click(page.getByRole('button', { name: '下个月' }));
  expect(onMonthChange).toHaveBeenCalledExactlyOnceWith('2026-11');
});

test('weeks run from Monday in every language, and no height changes while the month is on its way', async () => {
  const part = (given: Pick<SignInMonthProps, 'data' | 'status'>) => (
    <div style={{ width: 464 }}>
      <SignInMonth {...given} month="2026-11" onMonthChange={() => {}} />
    </div>
  );
  const screen = await renderPart(part({ status: 'loading' }), { locale: 'en' });
  expect(page.getByRole('columnheader').elements()[0]).toHaveAttribute('abbr', 'Monday');
  const height = () => document.querySelector('[role=group]')?.getBoundingClientRect().height;
  const before = height();
  await screen.rerender(part({ data: months.open }));
  expect(height()).toBe(before);
  await screen.rerender(part({ status: 'error' }));
  expect(height()).toBe(before);
});
