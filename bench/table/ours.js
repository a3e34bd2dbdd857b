import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { createScoreFeed, ScoreTable } from '../../packages/ui/src/scores/ScoreTable/index.ts';
import '../../packages/ui/src/theme/index.ts';
import { UiProvider } from '../../packages/ui/src/theme/UiProvider/index.ts';
import { createRows } from './data.js';

const pair = (text) => {
  const [home, away] = text.split('-').map(Number);
  return { home, away };
};
const team = (id, name) => ({ id, name, shortName: name, colors: ['oklch(0.53 0.21 26)', '#fff'] });
const kickoffAt = Date.UTC(2026, 10, 21, 12);

/** A plain row as a match of the table, with prices that stood a little otherwise at first. */
const matchOf = ({ id, league, minute, home, score, away, halfTime, corners, first, last }) => ({
  id,
  href: `#${id}`,
  league: { id: league, name: league },
  kickoffAt,
  status: { kind: 'live', minute: Number(minute) },
  home: team(`${id}h`, home),
  away: team(`${id}a`, away),
  score: pair(score),
  halfTime: pair(halfTime),
  corners: pair(corners),
  odds: { asian: { initial: { home: 0.9, middle: 0.5, away: 0.96 }, live: { home: Number(first), middle: 0.5, away: Number(last) } } },
});

/** The part as the site uses it: matches once, changes through the feed. */
export function ours(stage, mode) {
  const rows = createRows();
  const feed = createScoreFeed();
  const nothing = () => {};
  const table = createElement(ScoreTable, {
    label: '足球即时比分',
    sections: [{ group: 'live', matches: rows.map(matchOf) }],
    feed,
    starred: new Set(),
    onStar: nothing,
    onPin: nothing,
    allRows: mode === 'all',
  });
  flushSync(() => createRoot(stage).render(createElement(UiProvider, { locale: 'zh' }, table)));
  const quotes = rows.map(({ first, last }) => ({ home: Number(first), middle: 0.5, away: Number(last) }));
  const patches = {
    minute: (_, text) => ({ status: { kind: 'live', minute: Number(text) } }),
    corners: (_, text) => ({ corners: pair(text) }),
    halfTime: (_, text) => ({ halfTime: pair(text) }),
    first: (row, text) => ({ asian: (quotes[row] = { ...quotes[row], home: Number(text) }) }),
    last: (row, text) => ({ asian: (quotes[row] = { ...quotes[row], away: Number(text) }) }),
  };
  /** Cells of our table by the names of the plain ones. */
  const cells = { corners: 8 };
  return {
    push: (row, column, text) => feed.push(rows[row].id, patches[column](row, text)),
    read: (row, column) => stage.querySelector(`[data-match="${rows[row].id}"]`).children[cells[column]].textContent,
  };
}
