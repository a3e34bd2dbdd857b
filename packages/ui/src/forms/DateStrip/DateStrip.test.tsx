import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { week } from './DateStrip.fixtures.ts';
import { DateStrip, type DateStripProps } from './DateStrip.tsx';

const environment = { now: () => Date.UTC(2026, 10, 21, 12) };

function Schedule(props: Partial<DateStripProps>) {
  const [value, setValue] = useState('2026-11-21');
  return <DateStrip label="赛程日期" days={week} value={value} onValueChange={setValue} timeZone="Asia/Shanghai" {...props} />;
}

test('a day says its date and its load; today is marked', async () => {
  const screen = await renderPart(<Schedule />, { environment });
  const today = screen.getByRole('button', { name: /^今天 周六.*146 场比赛.*11\/21$/ });
  await expect.element(today).toHaveAttribute('aria-current', 'date');
  await expect.element(today).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByRole('button', { name: /休.*没有比赛.*11\/26/ })).toBeVisible();
});

test('without a zone of its own it tells the days of the zone around it', async () => {
  const late = { now: () => Date.UTC(2026, 10, 21, 17), timeZone: 'Asia/Shanghai' };
  const screen = await renderPart(<DateStrip label="赛程日期" days={week} />, { environment: late });
  await expect.element(screen.getByRole('button', { name: /^今天.*11\/22/ })).toHaveAttribute('aria-current', 'date');
  const west = await renderPart(<DateStrip label="西边的日期" days={week} />, { environment: { ...late, timeZone: 'Pacific/Midway' } });
  await expect.element(west.getByRole('button', { name: /^今天.*11\/21/ })).toHaveAttribute('aria-current', 'date');
});

test('arrows move, Enter chooses, and the chosen day stays when it is pressed again', async () => {
  const screen = await renderPart(<Schedule onEarlier={vi.fn()} />, { environment });
  const [today, tomorrow] = [screen.getByRole('button', { name: /^今天/ }), screen.getByRole('button', { name: /^明天/ })];
  await today.click();
  await expect.element(today).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tomorrow).toHaveFocus();
  await expect.element(tomorrow).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(tomorrow).toHaveAttribute('aria-pressed', 'true');
  await expect.element(today).toHaveAttribute('aria-pressed', 'false');
});

test('an end without more days is closed, the other pages', async () => {
  const onLater = vi.fn();
  const screen = await renderPart(<Schedule onLater={onLater} />, { environment });
  await expect.element(screen.getByRole('button', { name: '更早的日子' })).toBeDisabled();
  await screen.getByRole('button', { name: '更晚的日子' }).click();
  expect(onLater).toHaveBeenCalledOnce();
});

test('the calendar opens on the chosen day, chooses any other, and gives the focus back', async () => {
  const onValueChange = vi.fn();
  const screen = await renderPart(<Schedule calendar={{ max: '2026-12-31' }} onValueChange={onValueChange} />, { environment });
  await screen.getByRole('button', { name: '选日期' }).click();
  await expect.element(screen.getByRole('button', { name: /2026年11月21日星期六 今天/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-28');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '选日期' })).toHaveFocus();
});

test('the chosen day lies clear of the fade, also the first and the last of a strip that is cut', async () => {
  const days = Array.from({ length: 15 }, (_, at) => ({ day: `2026-11-${String(14 + at).padStart(2, '0')}` }));
  const ends = ['2026-11-14', '2026-11-21', '2026-11-28'];
  const screen = await renderPart(
    <>
      {ends.map((value) => (
        <div key={value} style={{ width: 380 }}>
          <DateStrip look="compact" label={value} days={days} value={value} onValueChange={vi.fn()} timeZone="Asia/Shanghai" />
        </div>
      ))}
    </>,
    { environment },
  );
  for (const box of screen.container.querySelectorAll<HTMLElement>('[data-cut]')) {
    const [strip, day] = [box.getBoundingClientRect(), box.querySelector('[data-pressed]')?.getBoundingClientRect()];
    expect(day?.left).toBeGreaterThanOrEqual(strip.left + 28);
    expect(day?.right).toBeLessThanOrEqual(strip.right - 28);
  }
  expect(screen.container.querySelectorAll('[data-cut]')).toHaveLength(ends.length);
});
