import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { manyMatches, storyNow } from './manyMatches.fixtures.ts';
import { createScoreFeed } from './scoreFeed.ts';
import { ScoreTable, type ScoreTableProps } from './ScoreTable.tsx';

const environment = { now: () => storyNow };
const sections = manyMatches(12);
const live = sections.flatMap(({ group, matches }) => (group === 'live' ? matches : []));

const table = (props: Partial<ScoreTableProps> = {}) => (
  <ScoreTable
    label="足球即时比分"
    sections={sections}
    starred={new Set()}
    onStar={vi.fn()}
    onPin={vi.fn()}
    onFold={vi.fn()}
    timeZone="Asia/Shanghai"
    {...props}
  />
);
const lineOf = () => document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset.line;
const row = (id: string) => document.querySelector<HTMLElement>(`[data-match="${id}"]`);

test('the table is a grid of rows with names, and its zone stands once in the head', async () => {
  await page.viewport(1440, 900);
  const screen = await renderPart(table(), { environment });
  await expect.element(screen.getByRole('grid', { name: '足球即时比分' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: /时间/ })).toHaveTextContent('时间GMT+8');
  await expect.element(screen.getByRole('columnheader', { name: '亚指 盘口' })).toBeInTheDocument();
  expect(screen.getByRole('gridcell').elements().length).toBe(12 * 21);
});

test('the Tab key stops once, arrows and Home and End move, also from end to end', async () => {
  await page.viewport(1440, 900);
  const screen = await renderPart(table(), { environment });
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('data-match-link')).toBe('');
  expect(screen.container.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
  const first = lineOf();
  await userEvent.keyboard('{Home}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^收藏/);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(Number(lineOf())).toBe(Number(first) + 2);
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^置顶/);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(Number(lineOf())).toBe(12 + 4 - 1);
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  expect(lineOf()).toBe('0');
});

test('the state of a row goes on through the feed alone: minute, half-time, minute again, end', async () => {
  const feed = createScoreFeed((flush) => flush());
  await renderPart(table({ feed }), { environment });
  const id = live[0]?.id ?? '';
  const state = () => row(id)?.querySelectorAll('td')[3]?.textContent;
  for (const [status, shown] of [
    [{ kind: 'live', minute: 45, added: 2 }, "45+2'"],
    [{ kind: 'halftime' }, '中'],
    [{ kind: 'live', minute: 46 }, "46'"],
    [{ kind: 'extra', minute: 105 }, "105'"],
    [{ kind: 'extra', minute: 106 }, "106'"],
    [{ kind: 'finished' }, '完'],
  ] as const) {
    feed.push(id, { status });
    await expect.poll(state).toContain(shown);
  }
});

test('S collects and P pins from any cell; keys of the browser stay its own; Enter opens', async () => {
  const [onStar, onPin] = [vi.fn(), vi.fn()];
  await renderPart(table({ onStar, onPin }), { environment });
  const id = live[0]?.id ?? '';
  const link = row(id)?.querySelector<HTMLElement>('a[data-match-link]');
  const opened = vi.fn((event: Event) => event.preventDefault());
  link?.addEventListener('click', opened);
  row(id)?.querySelectorAll<HTMLElement>('td')[2]?.focus();
  await userEvent.keyboard('s');
  expect(onStar).toHaveBeenCalledExactlyOnceWith(id, true);
  await userEvent.keyboard('p');
  expect(onPin).toHaveBeenCalledExactlyOnceWith(id, true);
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(onStar).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
});

test('the focus goes along with a row that the keyboard pins, and stays in its place when the row leaves', async () => {
  function Pinning() {
    const [pinned, setPinned] = useState<readonly string[]>([]);
    const [gone, setGone] = useState<readonly string[]>([]);
    const of = (isPinned: boolean) =>
      sections.flatMap(({ matches }) => matches).filter(({ id }) => !gone.includes(id) && pinned.includes(id) === isPinned);
    return table({
      sections: [
        { group: 'pinned', matches: of(true) },
        { group: 'live', matches: of(false) },
      ],
      onPin: (id) => setPinned([id]),
      onStar: (id) => setGone([id]),
    });
  }
  await renderPart(<Pinning />, { environment });
  const id = live[1]?.id ?? '';
  row(id)?.querySelectorAll<HTMLElement>('td')[2]?.focus();
  await userEvent.keyboard('p');
  await expect.poll(() => document.activeElement?.closest<HTMLElement>('[data-match]')?.dataset.match).toBe(id);
  expect(lineOf()).toBe('1');
  await userEvent.keyboard('s');
  await expect.poll(() => row(id)).toBeNull();
  await expect.poll(() => document.activeElement?.closest('[data-line]')).not.toBeNull();
});

test('the feed changes cells in place: figures, prices, a lock, a goal', async () => {
  await page.viewport(1440, 900);
  const feed = createScoreFeed();
  const match = live[0];
  if (!match?.score) throw new Error('the first live match has a score');
  const screen = await renderPart(table({ feed }), { environment });
  const boxes = () => [...screen.container.querySelectorAll('td')].map((cell) => JSON.stringify(cell.getBoundingClientRect()));
  const before = boxes();
  feed.push(match.id, {
    corners: { home: 10, away: 11 },
    european: { home: 1.01, middle: 9.5, away: 51 },
    asian: null,
    status: { kind: 'live', minute: 90, added: 11 },
    score: { ...match.score, away: match.score.away + 1 },
  });
  feed.flush();
  await expect.element(screen.getByText('10-11')).toBeVisible();
  await expect.element(screen.getByText('9.50')).toBeVisible();
  await vi.waitFor(() => expect(row(match.id)?.querySelectorAll('[aria-label="封盘"]')).toHaveLength(3));
  expect(row(match.id)?.textContent).toContain("进球 90+11'");
  expect(boxes()).toEqual(before);
  feed.push(match.id, { asian: { home: 0.5, middle: 1, away: 1.5 } });
  feed.flush();
  await vi.waitFor(() => expect(row(match.id)?.textContent).toContain('1.50'));
});

test('a column keeps its number while others give way, and the head of a group spans them all', async () => {
  await page.viewport(800, 900);
  const screen = await renderPart(table(), { environment });
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '21');
  const numbers = (line: Element | null | undefined) =>
    [...(line?.children ?? [])]
      .filter((cell) => cell instanceof HTMLElement && cell.offsetParent !== null)
      .map((cell) => Number(cell.getAttribute('aria-colindex')));
  const [head, cells] = [numbers(screen.container.querySelector('thead tr')), numbers(row(live[0]?.id ?? ''))];
  expect(head.length).toBeLessThan(21);
  expect(head).toEqual([...new Set(head)].sort((one, other) => one - other));
  expect(cells).toEqual(head);
  expect(head.at(-1)).toBe(21);
  await expect.element(screen.getByRole('rowheader').first()).toHaveAttribute('aria-colspan', '21');
});

test('a long table keeps only the rows in view, counts them all, and the keyboard still reaches the last', async () => {
  await page.viewport(1280, 800);
  const screen = await renderPart(table({ sections: manyMatches(500) }), { environment });
  await vi.waitFor(() => expect(screen.container.querySelectorAll('[data-match]').length).toBeLessThan(70));
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', String(500 + 4 + 1));
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await vi.waitFor(() => expect(lineOf()).toBe(String(500 + 4 - 1)));
});

function Folding() {
  const [folded, setFolded] = useState<('finished' | 'live')[]>([]);
  return table({ folded, onFold: (group, fold) => setFolded(fold && (group === 'finished' || group === 'live') ? [group] : []) });
}

test('a group folds to its head, which keeps its count', async () => {
  const screen = await renderPart(<Folding />, { environment });
  await screen.getByRole('button', { name: '收起 完场' }).click();
  await expect.element(screen.getByRole('button', { name: '展开 完场' })).toHaveAttribute('aria-expanded', 'false');
  expect(document.querySelector('[data-match^="finished"]')).toBeNull();
});

test('a changed score is announced once, politely', async () => {
  const screen = await renderPart(table({ announcement: '曼城 2 比 1 阿森纳' }), { environment });
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('曼城 2 比 1 阿森纳');
  expect(screen.container.querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(1);
});
