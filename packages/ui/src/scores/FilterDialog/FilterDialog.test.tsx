import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { countries, events } from './FilterDialog.fixtures.ts';
import { FilterDialog, type FilterDialogProps } from './FilterDialog.tsx';

const all = { event: new Set(events.map(({ id }) => id)), country: new Set(countries.map(({ id }) => id)) };
const total = events.reduce((sum, { count }) => sum + count, 0);

function Page(props: Partial<FilterDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        赛事筛选
      </button>
      <FilterDialog
        items={{ event: events, country: countries }}
        chosen={all}
        onApply={vi.fn()}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

async function opened(props: Partial<FilterDialogProps> = {}) {
  const screen = await renderPart(<Page {...props} />);
  await screen.getByRole('button', { name: '赛事筛选' }).click();
  await expect.element(screen.getByRole('dialog', { name: '筛选比赛' })).toBeVisible();
  return screen;
}

test('opens on its search, keeps the focus, and gives it back on Escape', async () => {
  const screen = await opened();
  await expect.element(screen.getByRole('textbox', { name: '搜索赛事' })).toHaveFocus();
  for (let presses = 0; presses < 6; presses++) {
    await userEvent.tab();
    await expect.poll(() => screen.getByRole('dialog').element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: '赛事筛选' })).toHaveFocus();
});

test('the space bar ticks, and the foot counts what stays and goes', async () => {
  const screen = await opened();
  const first = events[0];
  screen
    .getByRole('checkbox', { name: new RegExp(`^${first?.name ?? ''}`) })
    .element()
    .focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText(`显示 ${total - (first?.count ?? 0)} 场，隐藏 ${first?.count ?? 0} 场`)).toBeVisible();
});

test('acts touch only what the search has found, and nothing is applied before 确定', async () => {
  const onApply = vi.fn();
  const screen = await opened({ onApply });
  await userEvent.keyboard('英超');
  await screen.getByRole('button', { name: '反选' }).click();
  expect(onApply).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: '确定' }).click();
  expect(onApply).toHaveBeenCalledExactlyOnceWith({
    kind: 'event',
    chosen: new Set(events.map(({ id }) => id).filter((id) => id !== 'epl')),
  });
});

test('what hides everything cannot be applied', async () => {
  const screen = await opened();
  await screen.getByRole('button', { name: '反选' }).click();
  await expect.element(screen.getByRole('button', { name: '确定' })).toBeDisabled();
});

test('the preset that holds is told by a mark and as pressed, not by its tone alone', async () => {
  const screen = await opened({ onPreset: vi.fn(), preset: 'simple' });
  const preset = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(preset('精简')).toHaveAttribute('aria-pressed', 'true');
  expect(preset('精简').element().querySelector('svg')).not.toBeNull();
  await expect.element(preset('热门')).toHaveAttribute('aria-pressed', 'false');
  expect(preset('热门').element().querySelector('svg')).toBeNull();
});

test('ticks under both headings are applied, the one in view last; nothing may hide everything', async () => {
  const onApply = vi.fn();
  const screen = await opened({ onApply });
  const [event, country] = [events[0], countries[0]];
  screen
    .getByRole('checkbox', { name: new RegExp(`^${event?.name ?? ''}`) })
    .element()
    .focus();
  await userEvent.keyboard(' ');
  await screen.getByRole('tab', { name: /^国家/ }).click();
  screen
    .getByRole('checkbox', { name: new RegExp(`^${country?.name ?? ''}`) })
    .element()
    .focus();
  await userEvent.keyboard(' ');
  await screen.getByRole('button', { name: '确定' }).click();
  const without = (ids: ReadonlySet<string>, id: string | undefined) => new Set([...ids].filter((one) => one !== id));
  expect(onApply.mock.calls).toEqual([
    [{ kind: 'event', chosen: without(all.event, event?.id) }],
    [{ kind: 'country', chosen: without(all.country, country?.id) }],
  ]);
});
