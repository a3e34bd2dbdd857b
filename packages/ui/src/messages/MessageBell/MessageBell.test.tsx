import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { messages } from './MessageBell.fixtures.tsx';
import { MessageBell } from './MessageBell.tsx';
import type { MessageBellProps } from './MessageBell.types.ts';

const bell = (props: Partial<MessageBellProps> = {}) => (
  <MessageBell unread={3} messages={messages} onReadAll={() => {}} allHref="#messages" {...props} />
);

test('it opens by keyboard, asks for its messages, and Escape gives the focus back', async () => {
  const onOpenChange = vi.fn();
  await renderPart(bell({ onOpenChange }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: '消息' })).toBeVisible();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(page.getByRole('list', { name: '私信' }).getByRole('link').first()).toHaveAttribute('href', '#c1');
  await expect.element(page.getByRole('link', { name: '查看全部消息' })).toHaveAttribute('href', '#messages');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '消息，3 条未读' })).toHaveFocus();
});

test('the last words of a talk show their emoji as pictures', async () => {
  await renderPart(bell({ messages: messages.map((one) => (one.kind === 'chat' ? { ...one, text: '周六一起看球吗[微笑]' } : one)) }));
  await userEvent.click(page.getByRole('button'));
  const first = page.getByRole('list', { name: '私信' }).getByRole('link').first();
  await expect.element(first.getByRole('img', { name: '[微笑]' })).toBeVisible();
  await expect.element(first).not.toHaveTextContent('[微笑]');
});

test('reading all keeps the focus, is spoken, and is asked for once', async () => {
  const onReadAll = vi.fn();
  function Host() {
    const [unread, setUnread] = useState(3);
    return bell({
      unread,
      onReadAll: () => {
        onReadAll();
        setUnread(0);
      },
    });
  }
  await renderPart(<Host />);
  await userEvent.click(page.getByRole('button'));
  const readAll = page.getByRole('button', { name: '全部已读' });
  await expect.element(readAll).toBeVisible();
  (readAll.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(readAll).toHaveFocus();
  expect(onReadAll).toHaveBeenCalledOnce();
  await expect.element(page.getByText('消息都已读')).toBeInTheDocument();
});

test('a new message is announced politely, a read one is not', async () => {
  const screen = await renderPart(bell());
  const status = page.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();
  await screen.rerender(bell({ unread: 4 }));
  await expect.element(status).toHaveTextContent('消息，4 条未读');
  await screen.rerender(bell({ unread: 2 }));
  await expect.element(status).toBeEmptyDOMElement();
});

test('a followed message closes the panel', async () => {
  await renderPart(bell());
  await userEvent.click(page.getByRole('button'));
  await userEvent.click(page.getByRole('link', { name: /提现已受理/ }));
  expect(location.hash).toBe('#n2');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
