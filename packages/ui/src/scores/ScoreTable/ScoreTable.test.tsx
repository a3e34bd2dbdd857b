import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { byLeague, manyMatches, storyNow } from './manyMatches.fixtures.ts';
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

test('rows that are still to come keep their place', async () => {
  await page.viewport(1440, 900);
  const whole = await renderPart(table(), { environment });
  const { height } = whole.getByRole('grid').element().getBoundingClientRect();
  await whole.unmount();
  const screen = await renderPart(table({ upTo: 5 }), { environment });
  expect(screen.container.querySelectorAll('[data-match]').length).toBe(
    5 - sections.filter((_, at) => sections.slice(0, at).reduce((sum, { matches }) => sum + matches.length + 1, 0) < 5).length,
  );
  expect(screen.getByRole('grid').element().getBoundingClientRect().height).toBe(height);
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
  const [folded, setFolded] = useState<string[]>([]);
  return table({ folded, onFold: (section, fold) => setFolded(fold ? [section] : []) });
}

test('a group folds to its head, which keeps its count', async () => {
  const screen = await renderPart(<Folding />, { environment });
  await screen.getByRole('button', { name: '收起 完场' }).click();
  await expect.element(screen.getByRole('button', { name: '展开 完场' })).toHaveAttribute('aria-expanded', 'false');
  expect(document.querySelector('[data-match^="finished"]')).toBeNull();
});

const leagues = byLeague(sections);
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('thead th')]
    .filter(({ offsetParent }) => offsetParent !== null)
    .map((cell) => cell.textContent);

test('by league the head of a section tells the league, its column is gone, and what is pinned tells its own', async () => {
  await page.viewport(1440, 900);
  const screen = await renderPart(table({ sections: leagues }), { environment });
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '20');
  expect(shown()).not.toContain('赛事');
  const league = leagues.find(({ group }) => group === 'league');
  if (league?.group !== 'league') throw new Error('there is a league');
  const head = screen.getByRole('rowheader', { name: new RegExp(`^${league.league.name} `) });
  expect(head.element().textContent).toContain(`${league.league.round} ${league.matches.length} 场`);
  await expect
    .element(head.getByRole('link', { name: `积分榜 ${league.league.name}` }))
    .toHaveAttribute('href', `#table-${league.league.id}`);
  const pinned = leagues[0]?.matches[0];
  expect(row(pinned?.id ?? '')?.querySelectorAll('td')[1]?.textContent).toContain(pinned?.league.name);
});

test('the head of a league stays under the head of the table while its rows go by', async () => {
  await page.viewport(1440, 400);
  const screen = await renderPart(<div>{table({ sections: byLeague(manyMatches(60)) })}</div>, { environment });
  const [, second] = [...screen.container.querySelectorAll('tbody')];
  const head = second?.querySelector('tr');
  const top = screen.container.querySelector('thead');
  if (!second || !head || !top) throw new Error('there is a second section');
  window.scrollTo({ top: window.scrollY + second.getBoundingClientRect().top + 30 });
  await expect.poll(() => Math.round(head.getBoundingClientRect().top - top.getBoundingClientRect().bottom)).toBe(0);
  window.scrollTo({ top: 0 });
});

test('a league folds by itself, and the next one does not', async () => {
  function Leagues() {
    const [folded, setFolded] = useState<string[]>([]);
    return table({ sections: leagues, folded, onFold: (section, fold) => setFolded(fold ? [section] : []) });
  }
  const screen = await renderPart(<Leagues />, { environment });
  const [first, second] = leagues.filter(({ group }) => group === 'league');
  if (first?.group !== 'league') throw new Error('there is a league');
  await screen.getByRole('button', { name: `收起 ${first.league.name}` }).click();
  expect(row(first.matches[0]?.id ?? '')).toBeNull();
  expect(row(second?.matches[0]?.id ?? '')).not.toBeNull();
});

test('under 1360 px of window win, draw and win give way first; called back, the size goes in their place', async () => {
  await page.viewport(1280, 900);
  const { rerender } = await renderPart(<div style={{ width: 1232 }}>{table()}</div>, { environment });
  const markets = () => ['主胜', '大', '主'].map((name) => shown().some((text) => text.endsWith(name)));
  expect(markets()).toEqual([false, true, true]);
  await rerender(<div style={{ width: 1190 }}>{table({ keepsEuropean: true })}</div>);
  expect(markets()).toEqual([true, false, true]);
  await rerender(<div style={{ width: 1232 }}>{table({ odds: false })}</div>);
  expect(markets()).toEqual([false, false, false]);
});

test('names of a women’s side are cut before their mark is', async () => {
  await page.viewport(1440, 900);
  const [match] = live;
  if (!match) throw new Error('there is a live match');
  const long = { ...match.home, name: 'x', shortName: 'Wolverhampton Wanderers Football Club of England Nữ' };
  await renderPart(table({ sections: [{ group: 'live', matches: [{ ...match, home: long }] }] }), { environment });
  const cell = row(match.id)?.querySelectorAll<HTMLElement>('td')[4];
  const mark = [...(cell?.querySelectorAll('span') ?? [])].find(({ textContent }) => textContent === 'Nữ');
  const [inner, outer] = [mark?.getBoundingClientRect(), cell?.getBoundingClientRect()];
  expect(inner?.width).toBeGreaterThan(8);
  expect(inner?.left).toBeGreaterThanOrEqual(outer?.left ?? Infinity);
  expect(inner?.right).toBeLessThanOrEqual(outer?.right ?? 0);
});

test('one icon opens the menu of analysis; a number goes where its line leads, and the focus returns', async () => {
  await page.viewport(1440, 900);
  const screen = await renderPart(table(), { environment });
  const [match] = live;
  const wanted = screen.getByRole('button', { name: `${match?.home.shortName} 对 ${match?.away.shortName} 的分析` }).first();
  (wanted.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menu')).toBeVisible();
  expect(screen.getByRole('menuitem').elements()).toHaveLength(6);
  await userEvent.keyboard('3');
  await expect.poll(() => location.hash).toBe(`#${match?.id}-asian`);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(screen.container.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
});

test('a changed score is announced once, politely', async () => {
  const screen = await renderPart(table({ announcement: '曼城 2 比 1 阿森纳' }), { environment });
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('曼城 2 比 1 阿森纳');
  expect(screen.container.querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(1);
});
