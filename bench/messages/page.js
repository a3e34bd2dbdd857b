// Runs inside the browser: a conversation that is opened, read backwards and flooded, and a list of a thousand, ours and on a bare floor.
import { createElement as h, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { ConversationList } from '../../packages/ui/src/messages/ConversationList/index.ts';
import { MessageList, messagePageSize } from '../../packages/ui/src/messages/MessageList/index.ts';
import { UiProvider } from '../../packages/ui/src/theme/UiProvider/index.ts';

const letters =
  '球进门传射压出来打守住后点前插边路换人右左脚头铁盯防抢断快慢稳准狠漂亮太舒服了啊哈好看今晚不眠主场声浪裁判越位回放角任意点';
/** Newest number of the conversation, and updates of the list a second, as the messenger batches them. */
const [whole, handed] = [100_000, 12];
const began = Date.UTC(2026, 10, 21, 12);
const me = { id: 'me', name: '我' };
const other = { id: 'zhou', name: '竞彩老周' };
/** The very same for every render, as the messenger keeps them. */
const acts = { entriesOf: () => [], onOpenAuthor: () => undefined };

let seed = 20261126;
const draw = (limit) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
};
const words = () => Array.from({ length: 4 + draw(25) }, () => letters[draw(letters.length)]).join('');

/** A message by its number, ten seconds after the one before. */
const message = (number) => ({
  id: `m${number}`,
  side: number % 3 === 0 ? 'own' : 'other',
  author: number % 3 === 0 ? me : other,
  at: began + number * 10_000,
  body: { type: 'text', text: words() },
  ...(number % 3 === 0 && { read: true }),
});
/** One of somebody else, so that nothing but the flood itself leads the list to its end. */
const coming = (number) => ({ ...message(number), side: 'other', author: other, read: undefined });
const pageBefore = (number) => Array.from({ length: messagePageSize }, (_, index) => message(number - messagePageSize + index));

function store(value) {
  const heard = new Set();
  return {
    read: () => value,
    set: (next) => {
      value = next;
      for (const hear of heard) hear();
    },
    hear: (listener) => (heard.add(listener), () => heard.delete(listener)),
  };
}

function mountOurs(stage, held, onEarlier) {
  const Talk = () =>
    h(MessageList, {
      messages: useSyncExternalStore(held.hear, held.read),
      earlier: 'more',
      onEarlier,
      acts,
    });
  createRoot(stage).render(h(UiProvider, { theme: 'day' }, h(Talk)));
  return () => stage.querySelector('[role="log"]');
}

/** The floor: a bubble of three spans each, the newest 120 alone have nodes, and the browser's own reversed column keeps the end. */
function mountFloor(stage, held) {
  const box = document.createElement('div');
  box.className = 'bare-list reversed';
  const column = document.createElement('div');
  box.append(column);
  stage.append(box);
  let shown = 0;
  const rowOf = ({ author, side, body }) => {
    const row = document.createElement('div');
    row.className = `bare-row ${side}`;
    for (const text of [author.name, body.text, '12:00']) row.append(Object.assign(document.createElement('span'), { textContent: text }));
    return row;
  };
  const draw = () => {
    const all = held.read();
    column.append(...all.slice(Math.max(shown, all.length - 120)).map(rowOf));
    shown = all.length;
    while (column.childElementCount > 120) column.firstChild.remove();
  };
  held.hear(draw);
  draw();
  return () => box;
}

const mounts = { ours: mountOurs, floor: mountFloor, empty: () => () => undefined };
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The longest task since it was begun, ms; 0 when none took 50 or more. */
function watchTasks() {
  let longest = 0;
  const watcher = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  watcher.observe({ type: 'longtask', buffered: false });
  return { longest: () => longest, stop: () => watcher.disconnect() };
}

let held;
let talk;
/** Opens the newest page of the long conversation; gives the time to the second frame. */
globalThis.openTalk = async (name, pages = 1) => {
  await document.fonts.load('14px "Noto Sans SC Variable"', letters);
  const all = [];
  for (let page = 0; page < pages; page += 1) all.unshift(...pageBefore(whole + 1 - page * messagePageSize));
  held = store(all);
  let asked = false;
  let oldest = whole + 1 - pages * messagePageSize;
  globalThis.earlier = () => {
    held.set([...pageBefore(oldest), ...held.read()]);
    oldest -= messagePageSize;
    asked = false;
  };
  globalThis.isAsked = () => asked;
  const since = performance.now();
  talk = mounts[name](document.querySelector('#stage'), held, () => (asked = true));
  await frame();
  await frame();
  return performance.now() - since;
};

/** Says so many a second, handed over twelve times a second. */
globalThis.flood = (rate) => {
  let [number, debt] = [whole, 0];
  setInterval(() => {
    debt += rate / handed;
    const due = Math.floor(debt);
    debt -= due;
    if (due > 0) held.set([...held.read(), ...Array.from({ length: due }, () => coming((number += 1)))]);
  }, 1_000 / handed);
};
globalThis.nodes = () => document.querySelectorAll('#stage *').length;
globalThis.gap = () => {
  const box = talk();
  return box ? Math.abs(box.classList.contains('reversed') ? box.scrollTop : box.scrollHeight - box.clientHeight - box.scrollTop) : 0;
};

/**
 * Reads so many pages backwards: the wheel turns each frame, a page loads when it is asked for. Returns frames, the longest task, and
 * the largest jump of text in view.
 */
globalThis.readBack = async (pages) => {
  const tasks = watchTasks();
  const box = talk();
  const frames = [];
  let [come, jumped, last] = [0, 0, performance.now()];
  const top = () =>
    [...box.querySelectorAll('[data-id]')].find((element) => element.getBoundingClientRect().bottom > box.getBoundingClientRect().top);
  while (come < pages) {
    box.scrollTop -= 120;
    await frame();
    const now = performance.now();
    frames.push(now - last);
    last = now;
    if (!globalThis.isAsked()) continue;
    const seen = top();
    const before = seen?.getBoundingClientRect().top ?? 0;
    globalThis.earlier();
    come += 1;
    await frame();
    if (seen?.isConnected) jumped = Math.max(jumped, Math.abs(seen.getBoundingClientRect().top - before));
    last = performance.now();
  }
  tasks.stop();
  return { frames, longest: tasks.longest(), jumped, nodes: globalThis.nodes(), held: held.read().length };
};

/**
 * Opens a list of a thousand conversations: time until it is shown, the longest task, and the longest while 20 of them move to the top
 * one after the other.
 */
globalThis.openList = async () => {
  const tasks = watchTasks();
  const all = Array.from({ length: 1_000 }, (_, index) => ({
    id: `c${index}`,
    name: `球迷${index}`,
    unread: index % 7 === 0 ? 1 + (index % 30) : 0,
    pinned: index < 3,
    last: { body: { type: 'text', text: words() }, side: 'other', at: began - index * 60_000 },
  }));
  held = store(all);
  const List = () => h(ConversationList, { conversations: useSyncExternalStore(held.hear, held.read), onSelect() {} });
  const since = performance.now();
  createRoot(document.querySelector('#stage')).render(h(UiProvider, { theme: 'day' }, h(List)));
  await frame();
  await frame();
  const stood = performance.now() - since;
  for (let turn = 0; turn < 20; turn += 1) {
    const place = 100 + turn * 40;
    held.set(
      held.read().map((each, index) => (index === place ? { ...each, unread: 1, last: { ...each.last, at: began + turn * 1_000 } } : each)),
    );
    await frame();
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  tasks.stop();
  return { stood, longest: tasks.longest(), nodes: globalThis.nodes() };
};
