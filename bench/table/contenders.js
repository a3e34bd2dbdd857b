// Every contender takes changes through push(row, column, text) and shows them as soon as its own way allows.
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { createElement, memo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { proxy, useSnapshot } from 'valtio';
import { columns, createRows, headHeight, inView } from './data.js';
import { ours } from './ours.js';

const shownOf = (mode, rows) => (mode === 'all' ? rows : rows.slice(0, inView));
const css = `.plain{width:100%;margin-top:${headHeight}px;table-layout:fixed;border-collapse:collapse;font:14px/18px sans-serif}.plain td{height:43px;padding:0;border-bottom:1px solid #ddd;text-align:center}.plain small{display:block}`;
const addStyle = () => document.head.append(Object.assign(document.createElement('style'), { textContent: css }));

/** Content of our rows beside the plain text, as bare letters: marks at both ends, the minute's tick, the former price under each price. */
const besides = { minute: ['i', "'"], first: ['small', '0.90'], line: ['small', '半球'], last: ['small', '0.96'] };

/**
 * Text nodes and one flush a frame: nothing can be cheaper and still be a table. It has the fourteen cells, the text nodes and the rows
 * on screen that ours has at this width, without colours, arrows, drawings or names.
 */
function floor(stage, mode) {
  addStyle();
  const table = document.createElement('table');
  table.className = 'plain';
  const nodes = shownOf(mode, createRows()).map((row) => {
    const line = table.insertRow();
    const nodes = columns.map((column) => {
      const node = document.createTextNode(row[column]);
      const box = line.insertCell();
      box.append(node);
      const [tag, text] = besides[column] ?? [];
      if (tag) box.append(Object.assign(document.createElement(tag), { textContent: text }));
      return [column, node];
    });
    for (const mark of ['☆', '⌃']) line.insertCell().append(mark);
    return Object.fromEntries(nodes);
  });
  stage.append(table);
  let waiting = new Map();
  const flush = () => {
    for (const [node, text] of waiting) node.data = text;
    waiting = new Map();
  };
  return {
    push: (row, column, text) => {
      const node = nodes[row]?.[column];
      if (!node) return;
      if (waiting.size === 0) requestAnimationFrame(flush);
      waiting.set(node, text);
    },
    read: (row, column) => nodes[row][column].data,
  };
}

const cell = (row, column) => createElement('td', { key: column }, row[column]);
const readCell = (stage) => (row, column) => stage.querySelector('table').rows[row].cells[columns.indexOf(column)].textContent;

/** A memoised row, new objects for changed rows, one render a frame. */
function react(stage, mode) {
  addStyle();
  const Row = memo(function Row({ row }) {
    return createElement(
      'tr',
      null,
      columns.map((column) => cell(row, column)),
    );
  });
  let rows = shownOf(mode, createRows());
  const listeners = new Set();
  const subscribe = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  function Table() {
    'use no memo';
    const shown = useSyncExternalStore(subscribe, () => rows);
    return createElement(
      'table',
      { className: 'plain' },
      createElement(
        'tbody',
        null,
        shown.map((row) => createElement(Row, { key: row.id, row })),
      ),
    );
  }
  flushSync(() => createRoot(stage).render(createElement(Table)));
  let waiting = new Map();
  const flush = () => {
    rows = rows.map((row, index) => (waiting.has(index) ? { ...row, ...waiting.get(index) } : row));
    waiting = new Map();
    listeners.forEach((listener) => listener());
  };
  return {
    push: (row, column, text) => {
      if (row >= rows.length) return;
      if (waiting.size === 0) requestAnimationFrame(flush);
      waiting.set(row, { ...waiting.get(row), [column]: text });
    },
    read: readCell(stage),
  };
}

/** A proxy of all rows, a snapshot a row. */
function valtio(stage, mode) {
  addStyle();
  const state = proxy(shownOf(mode, createRows()));
  const Row = memo(function Row({ index }) {
    const row = useSnapshot(state[index]);
    return createElement(
      'tr',
      null,
      columns.map((column) => cell(row, column)),
    );
  });
  flushSync(() =>
    createRoot(stage).render(
      createElement(
        'table',
        { className: 'plain' },
        createElement(
          'tbody',
          null,
          state.map((row, index) => createElement(Row, { key: row.id, index })),
        ),
      ),
    ),
  );
  return {
    push: (row, column, text) => {
      if (state[row]) state[row][column] = text;
    },
    read: readCell(stage),
  };
}

function agGrid(stage, mode) {
  ModuleRegistry.registerModules([AllCommunityModule]);
  stage.style.height = mode === 'all' ? '' : '900px';
  const rows = createRows();
  const grid = createGrid(stage, {
    columnDefs: columns.map((field) => ({ field, flex: 1, sortable: false })),
    rowData: rows,
    getRowId: ({ data }) => data.id,
    rowHeight: 44,
    suppressColumnVirtualisation: true,
    asyncTransactionWaitMillis: 0,
    ...(mode === 'all' && { domLayout: 'autoHeight', suppressRowVirtualisation: true, suppressMaxRenderedRowRestriction: true }),
  });
  return {
    push: (row, column, text) => {
      rows[row] = { ...rows[row], [column]: text };
      grid.applyTransactionAsync({ update: [rows[row]] });
    },
    read: (row, column) => stage.querySelector(`[row-index="${row}"] [col-id="${column}"]`)?.textContent ?? '',
  };
}

/** Takes changes and shows nothing. */
const empty = () => ({ push: () => {}, read: () => '' });

export const contenders = { ours, floor, react, valtio, 'ag-grid': agGrid, empty };
