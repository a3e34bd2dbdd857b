import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { scheduleMatches, scheduleNow } from './ScheduleList.fixtures.ts';
import { ScheduleDay, ScheduleHour, ScheduleList } from './ScheduleList.tsx';
import { ScheduleRow } from './ScheduleRow.tsx';
import type { ScheduleRowProps } from './ScheduleRow.types.ts';

const environment = { now: () => scheduleNow };
const acts = () => ({ onReserve: vi.fn(), onCancel: vi.fn(), onRemind: vi.fn(), onStar: vi.fn() });
const row = (props: Omit<ScheduleRowProps, 'timeZone'>) => (
  <ScheduleList>
    <ScheduleHour at={props.match.kickoffAt} state="coming" timeZone="Asia/Shanghai">
      <ScheduleRow timeZone="Asia/Shanghai" {...props} />
    </ScheduleHour>
  </ScheduleList>
);

test('a match to come is reserved by one press, and says which match it is', async () => {
  const given = acts();
  const screen = await renderPart(row({ match: scheduleMatches.coming, ...given }), { environment });
  await expect.element(screen.getByRole('list', { name: '22:00 开赛的比赛' })).toBeVisible();
  await screen.getByRole('button', { name: /^预约.*皇马 对 巴萨/ }).click();
  expect(given.onReserve).toHaveBeenCalledExactlyOnceWith('rma-bar');
});

test('while the press is under way a second one does nothing', async () => {
  const given = acts();
  const screen = await renderPart(row({ match: scheduleMatches.coming, reservation: 'pending', ...given }), { environment });
  await screen.getByRole('button', { name: /^预约.*皇马 对 巴萨/ }).click({ force: true });
  expect(given.onReserve).not.toHaveBeenCalled();
});

test('a reserved match opens its reminder and its cancelling', async () => {
  const given = acts();
  const screen = await renderPart(row({ match: scheduleMatches.coming, reservation: 'reminding', ...given }), { environment });
  const open = screen.getByRole('button', { name: '已预约 皇马 对 巴萨' });
  await open.click();
  await screen.getByRole('switch', { name: '开赛时提醒我' }).click();
  expect(given.onRemind).toHaveBeenCalledExactlyOnceWith('rma-bar', false);
  await screen.getByRole('button', { name: '取消预约' }).click();
  expect(given.onCancel).toHaveBeenCalledExactlyOnceWith('rma-bar');
});

test('what is on leads to the rooms that show it, else to its score, and cannot be reserved', async () => {
  const shown = await renderPart(row({ match: scheduleMatches.live, ...acts() }), { environment });
  await expect.element(shown.getByRole('link', { name: '看直播：曼城 对 阿森纳' })).toHaveAttribute('href', '/live?match_id=1');
  expect(shown.getByRole('button', { name: /预约/ }).elements()).toEqual([]);
  const unshown = await renderPart(row({ match: scheduleMatches.unshown, ...acts() }), { environment });
  await expect.element(unshown.getByRole('link', { name: /看比分/ })).toHaveAttribute('href', '/football?match=2');
});

test('the key S collects the match of the row that has the focus', async () => {
  const given = acts();
  const screen = await renderPart(row({ match: scheduleMatches.coming, ...given }), { environment });
  (screen.getByRole('link').first().element() as HTMLElement).focus();
  await userEvent.keyboard('s');
  expect(given.onStar).toHaveBeenCalledExactlyOnceWith('rma-bar', true);
});

test('a day is folded by its button', async () => {
  const onOpenChange = vi.fn();
  const screen = await renderPart(<ScheduleDay title="明天" hint="2 场" open={false} onOpenChange={onOpenChange} />, { environment });
  await screen.getByRole('button', { name: '展开' }).click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('rows that are still to come keep their place', async () => {
  const hour = (rows: number, coming: number) => (
    <ScheduleList>
      <ScheduleHour at={scheduleNow} state="coming" timeZone="Asia/Shanghai" coming={coming}>
        {Array.from({ length: rows }, (_, index) => (
          <ScheduleRow key={index} match={scheduleMatches.coming} timeZone="Asia/Shanghai" {...acts()} />
        ))}
      </ScheduleHour>
    </ScheduleList>
  );
  const screen = await renderPart(<div style={{ width: 1000 }}>{hour(2, 4)}</div>, { environment });
  const height = () => screen.getByRole('list').element().getBoundingClientRect().height;
  const before = height();
  await screen.rerender(<div style={{ width: 1000 }}>{hour(6, 0)}</div>);
  // Rows outside the view have a height that the browser guesses, a line more or less.
  await expect.poll(() => Math.abs(height() - before)).toBeLessThan(6);
});
