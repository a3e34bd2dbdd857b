import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ChatMessage } from '../ChatBubble/index.ts';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { longTalk } from './MessageList.fixtures.ts';
import { MessageList, type MessageListProps } from './MessageList.tsx';

const Panel = (props: MessageListProps) => (
  <div style={{ width: 420, height: 480 }}>
    <MessageList {...props} />
  </div>
);
const frames = async (count = 3) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};
const place = (node: HTMLElement, id: string) => node.querySelector(`[data-id="${id}"]`)?.getBoundingClientRect().top ?? NaN;
/** The first message that begins in view. */
const readAt = (node: HTMLElement) =>
  [...node.querySelectorAll<HTMLElement>('[data-id]')].find(
    (element) => element.getBoundingClientRect().top >= node.getBoundingClientRect().top,
  )?.dataset.id ?? '';
const atBottom = (node: HTMLElement) => Math.abs(node.scrollHeight - node.clientHeight - node.scrollTop) <= 1;

async function open(props: MessageListProps) {
  const screen = await renderPart(<Panel {...props} />);
  const log = screen.getByRole('log', { name: '聊天记录' });
  await expect.element(log).toBeInTheDocument();
  return { screen, node: log.element() as HTMLElement };
}

test('opens at the newest and follows it', async () => {
  const talk = longTalk(60);
  const { screen, node } = await open({ messages: talk.slice(0, 50) });
  expect(atBottom(node)).toBe(true);
  await screen.rerender(<Panel messages={talk} />);
  await frames();
  expect(atBottom(node)).toBe(true);
  await expect.element(screen.getByText(/^60\. /)).toBeVisible();
});

test('goes to a message that is looked for as soon as it is here, and sets it off', async () => {
  const talk = longTalk(200);
  const { screen, node } = await open({ messages: talk.slice(150), lookAt: 't20' });
  expect(atBottom(node)).toBe(true);
  await screen.rerender(<Panel messages={talk} lookAt="t20" />);
  await expect.element(screen.getByText(/^21\. /)).toBeInViewport();
  expect(atBottom(node)).toBe(false);
  const line = node.querySelector<HTMLElement>('[data-id="t20"]');
  expect(getComputedStyle(line ?? node).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  await screen.rerender(<Panel messages={talk} />);
  await frames();
  await expect.element(screen.getByText(/^21\. /)).toBeInViewport();
});

test('a page of history comes in front without a jump of a single pixel', async () => {
  const talk = longTalk(90);
  const asked = vi.fn();
  function History() {
    const [from, setFrom] = useState(60);
    const onEarlier = () => {
      asked();
      setTimeout(() => setFrom((was) => Math.max(0, was - 15)), 30);
    };
    return <Panel messages={talk.slice(from)} earlier={from > 0 ? 'more' : 'none'} onEarlier={onEarlier} />;
  }
  const screen = await renderPart(<History />);
  const node = screen.getByRole('log').element() as HTMLElement;
  node.scrollTop = 300;
  await frames();
  const id = readAt(node);
  const before = place(node, id);
  await expect.poll(() => node.querySelector('[data-id="t45"]')).not.toBeNull();
  await frames();
  expect(Math.abs(place(node, id) - before)).toBeLessThan(1);
  expect(asked).toHaveBeenCalled();
  const first = () => {
    node.scrollTop = 0;
    return node.querySelector('[data-id="t0"]');
  };
  await expect.poll(first).not.toBeNull();
  await expect.element(screen.getByText('没有更早的消息了')).toBeInTheDocument();
});

test('pictures of late size move nothing that is being read, and never pull the bottom away', async () => {
  const talk = longTalk(40);
  const { node } = await open({ messages: talk });
  const grow = (id: string, height: number) => {
    const element = node.querySelector<HTMLElement>(`[data-id="${id}"]`);
    if (element) element.style.minHeight = `${height}px`;
  };
  grow('t38', 200);
  await frames();
  expect(atBottom(node)).toBe(true);
  node.scrollTop -= 500;
  await frames();
  const id = readAt(node);
  const before = place(node, id);
  const index = Number(id.slice(1));
  grow(`t${index - 1}`, 260);
  grow(`t${index - 4}`, 180);
  grow('t39', 300);
  await frames();
  expect(Math.abs(place(node, id) - before)).toBeLessThan(1);
});

test('scrolled up over messages of unknown heights, what is read moves as far as the reader scrolls', async () => {
  const { node } = await open({ messages: longTalk(400) });
  const strayed: number[] = [];
  for (let round = 0; round < 40; round++) {
    const id = readAt(node);
    const before = place(node, id);
    node.scrollTop -= 130;
    await frames(2);
    strayed.push(Math.abs(place(node, id) - before - 130));
  }
  expect(Math.max(...strayed)).toBeLessThan(1);
});

test('sticks to the bottom while the list gets lower and while the other side begins to write', async () => {
  const talk = longTalk(60);
  const { screen, node } = await open({ messages: talk });
  await screen.rerender(<Panel messages={talk} typing />);
  await frames();
  expect(atBottom(node)).toBe(true);
  const panel = node.closest<HTMLElement>('[style]');
  if (panel) panel.style.height = '300px';
  await frames();
  expect(node.clientHeight).toBe(300);
  expect(atBottom(node)).toBe(true);
});

test('stands still while one reads, counts what comes, and one press leads back', async () => {
  const talk = longTalk(80).map((message): ChatMessage => ({ ...message, side: 'other' }));
  const { screen, node } = await open({ messages: talk.slice(0, 60) });
  node.scrollTop -= 400;
  await expect.element(screen.getByRole('button', { name: '回到最新' })).toBeVisible();
  const id = readAt(node);
  const before = place(node, id);
  await screen.rerender(<Panel messages={talk.slice(0, 67)} />);
  const back = screen.getByRole('button', { name: '7 条新消息' });
  await expect.element(back).toBeVisible();
  expect(Math.abs(place(node, id) - before)).toBeLessThan(1);
  await back.click();
  await frames();
  expect(atBottom(node)).toBe(true);
  await expect.element(back).not.toBeInTheDocument();
});

test('own words are shown even while one reads', async () => {
  const talk = longTalk(61);
  const { screen, node } = await open({ messages: talk.slice(0, 60) });
  node.scrollTop -= 400;
  await expect.element(screen.getByRole('button', { name: '回到最新' })).toBeVisible();
  // `longTalk(1)` has its first message
  await screen.rerender(<Panel messages={[...talk.slice(0, 60), { ...longTalk(1)[0]!, id: 'mine', side: 'own' }]} />);
  await frames();
  expect(atBottom(node)).toBe(true);
});

test('10,000 messages stand on few nodes, and Home and End reach both ends', async () => {
  const { screen, node } = await open({ messages: longTalk(10_000) });
  expect(node.querySelectorAll('[data-id]').length).toBeLessThanOrEqual(120);
  node.focus();
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByText(/^1\. /)).toBeVisible();
  expect(node.querySelectorAll('[data-id]').length).toBeLessThanOrEqual(120);
  for (let round = 0; round < 40; round++) {
    node.scrollTop += 2500;
    await frames(2);
  }
  expect(Number(readAt(node).slice(1))).toBeGreaterThan(130);
  expect(node.querySelectorAll('[data-id]').length).toBeLessThanOrEqual(120);
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByText(/^10000\. /)).toBeVisible();
  expect(atBottom(node)).toBe(true);
});

test('unread messages are marked, and a press leads to the first', async () => {
  const { screen, node } = await open({ messages: longTalk(300), unreadFrom: 't200' });
  await screen.getByRole('button', { name: '100 条未读' }).click();
  await expect.element(screen.getByText(/起是新消息/)).toBeVisible();
  expect(place(node, 't200')).toBeGreaterThan(node.getBoundingClientRect().top);
  await expect.element(screen.getByRole('button', { name: '100 条未读' })).not.toBeInTheDocument();
});

test('what did not arrive is asked for again', async () => {
  const onRetry = vi.fn();
  const onEarlier = vi.fn();
  const screen = await renderPart(<Panel messages={[]} status="error" onRetry={onRetry} />);
  await screen.getByRole('button', { name: '重试' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await screen.rerender(<Panel messages={longTalk(2)} earlier="failed" onEarlier={onEarlier} />);
  await screen.getByRole('button', { name: '重试' }).click();
  expect(onEarlier).toHaveBeenCalledOnce();
});
