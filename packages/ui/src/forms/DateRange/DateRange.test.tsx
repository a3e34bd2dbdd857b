import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { DateRange, type DateRangeProps } from './DateRange.tsx';
import type { DaySpan } from './span.ts';

const environment = { now: () => Date.UTC(2026, 10, 21, 4) };

function Dates(props: Partial<DateRangeProps>) {
  const [value, setValue] = useState<DaySpan | null>({ from: '2026-11-02', to: '2026-11-12' });
  return <DateRange label="查询时间" value={value} onValueChange={setValue} max="2026-11-21" maxMonths={3} timeZone="UTC" {...props} />;
}

async function opened(props: Partial<DateRangeProps> = {}) {
  const screen = await renderPart(<Dates {...props} />, { environment });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: '查询时间' })).toBeVisible();
  return {
    screen,
    day: (name: string) => screen.getByRole('button', { name: new RegExp(name) }),
    trigger: screen.getByRole('button', { name: /^查询时间/ }),
  };
}

test('opens on the end of the span, and the keys of the date picker pattern move across months', async () => {
  const { screen, day } = await opened();
  await expect.element(day('2026年11月12日')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  await expect.element(day('2026年11月4日')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(day('2026年11月2日星期一')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(day('2026年11月8日星期日')).toHaveFocus();
  await userEvent.keyboard('{PageUp}{PageUp}');
  await expect.element(day('2026年9月8日')).toHaveFocus();
  await expect.element(screen.getByRole('grid', { name: '2026年9月' })).toBeVisible();
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
  await expect.element(day('2025年9月8日')).toHaveFocus();
});

test('two presses make a span in whichever order, and the focus goes back', async () => {
  const { screen, trigger } = await opened();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('从 2026年11月12日 起，再选结束日期');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveAccessibleName(/^查询时间 2026\/11\/5\D+2026\/11\/12$/);
  await expect.element(trigger).toHaveFocus();
});

test('a span longer than three months is refused with its reason, and a shorter one is then taken', async () => {
  const { screen, day, trigger } = await opened();
  await userEvent.keyboard('{Enter}{PageUp}{PageUp}{PageUp}{PageUp}');
  await expect.element(day('2026年7月12日')).toHaveFocus();
  await expect.element(day('2026年7月12日')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('一次最多查 3 个月，请选近一点的日子');
  await userEvent.keyboard('{PageDown}{Enter}');
  await expect.element(trigger).toHaveAccessibleName(/^查询时间 2026\/8\/12\D+2026\/11\/12$/);
});

test('a preset is one press, Escape changes nothing', async () => {
  const { screen, trigger } = await opened();
  await screen.getByRole('button', { name: '最近 7 天' }).click();
  await expect.element(trigger).toHaveAccessibleName(/^查询时间 2026\/11\/15\D+2026\/11\/21$/);
  await trigger.click();
  await expect.element(screen.getByRole('button', { name: '最近 7 天', pressed: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
  await expect.element(trigger).toHaveAccessibleName(/^查询时间 2026\/11\/15\D+2026\/11\/21$/);
});

test('weeks begin on Monday where English is read, as in Britain', async () => {
  const screen = await renderPart(<Dates defaultOpen />, { environment, locale: 'en' });
  const first = screen.getByRole('grid').first().getByRole('columnheader').first();
  await expect.element(first).toHaveAttribute('abbr', 'Monday');
});
