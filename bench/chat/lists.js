// Every list behind one interface: mount(stage) -> { push(messages), gap() in px from the bottom, nodes() }.
import { createElement as h, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Virtuoso } from 'react-virtuoso';
import { VList } from 'virtua';
import { ChatList, createChatLog } from '../../packages/ui/src/live/ChatList/index.ts';
import { UiProvider } from '../../packages/ui/src/theme/UiProvider/index.ts';
import { mountFloor } from './floor.js';

const keep = 500;

/** Nothing at all: what the page costs by itself. */
const mountEmpty = () => ({ push() {}, gap: () => 0, nodes: () => 0 });

/** As a page uses it: badges, nicknames that are buttons, acts of a row. */
function mountOurs(stage) {
  const log = createChatLog({ keep });
  const act = () => undefined;
  createRoot(stage).render(h(UiProvider, { theme: 'day' }, h(ChatList, { log, onSpeaker: act, onReply: act, onCopy: act, onReport: act })));
  return {
    push: (messages) =>
      log.push(messages.map(({ id, level, name, text }) => ({ kind: 'message', id, memberId: name, nickname: name, level, words: text }))),
    gap: () => Math.abs(stage.querySelector('[role="log"]')?.scrollTop ?? 0),
    nodes: () => stage.querySelectorAll('*').length,
  };
}

const Row = memo(({ message: { level, name, text } }) =>
  h(
    'div',
    { className: 'bare-row' },
    h('span', { className: 'bare-level' }, `LV${level}`),
    h('span', { className: 'bare-name' }, `${name}：`),
    h('span', null, text),
  ),
);

/** The newest 500, set once a frame, as a page would feed a virtual list. */
function useNewest(feed) {
  const [state, setState] = useState({ items: [], first: 0 });
  useEffect(() => {
    let queue = [];
    let planned = false;
    feed.push = (messages) => {
      queue.push(...messages);
      if (planned) return;
      planned = true;
      requestAnimationFrame(() => {
        planned = false;
        const arrivals = queue;
        queue = [];
        setState(({ items, first }) => {
          const all = [...items, ...arrivals];
          const over = Math.max(0, all.length - keep);
          return { items: over ? all.slice(over) : all, first: first + over };
        });
      });
    };
  }, [feed]);
  return state;
}

function VirtuaList({ feed }) {
  const { items } = useNewest(feed);
  const list = useRef(null);
  useLayoutEffect(() => {
    if (items.length > 0) list.current?.scrollToIndex(items.length - 1, { align: 'end' });
  }, [items]);
  return h(
    VList,
    { ref: list, className: 'bare-list' },
    items.map((message) => h(Row, { key: message.id, message })),
  );
}

// Its own following starts when the number of rows changes, and a full room always has 500: it is led to the newest as virtua is.
function VirtuosoList({ feed }) {
  const { items, first } = useNewest(feed);
  const list = useRef(null);
  useLayoutEffect(() => {
    if (items.length > 0) list.current?.scrollToIndex({ index: 'LAST', align: 'end', behavior: 'auto' });
  }, [items]);
  return h(Virtuoso, {
    ref: list,
    className: 'bare-list',
    data: items,
    firstItemIndex: first,
    atBottomThreshold: 40,
    computeItemKey: (_index, message) => message.id,
    itemContent: (_index, message) => h(Row, { message }),
  });
}

const mountPeer = (List) => (stage) => {
  const feed = { push() {} };
  createRoot(stage).render(h(List, { feed }));
  const scroller = () =>
    [...stage.querySelectorAll('*')].find(
      (node) => node.scrollHeight > node.clientHeight + 1 && globalThis.getComputedStyle(node).overflowY !== 'visible',
    );
  return {
    push: (messages) => feed.push(messages),
    gap: () => {
      const box = scroller();
      return box ? box.scrollHeight - box.clientHeight - box.scrollTop : 0;
    },
    nodes: () => stage.querySelectorAll('*').length,
  };
};

export const lists = {
  empty: mountEmpty,
  ours: mountOurs,
  floor: (stage) => mountFloor(stage),
  'floor, 10 flushes a second': (stage) => mountFloor(stage, 85),
  virtua: mountPeer(VirtuaList),
  'react-virtuoso': mountPeer(VirtuosoList),
};
