import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { members } from '../ComboBanner/ComboBanner.fixtures.ts';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { shares, storyNow, wish } from './RedEnvelope.fixtures.ts';
import { RedEnvelope } from './RedEnvelope.tsx';
import type { EnvelopeAsks, EnvelopeStage } from './redEnvelope.types.ts';

async function open(stage: EnvelopeStage, asks: EnvelopeAsks = { kind: 'everyone' }) {
  const acts = { onOpen: vi.fn(), onSignIn: vi.fn(), onFollow: vi.fn(), onSay: vi.fn(), onClose: vi.fn() };
  const screen = await renderPart(<RedEnvelope from={members.regular} wish={wish} total={50} stage={stage} asks={asks} {...acts} />, {
    environment: { now: () => storyNow },
  });
  return { screen, ...acts };
}

test('opened by keyboard, closed by keyboard', async () => {
  const { screen, onOpen, onClose } = await open({ kind: 'ready' });
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '关闭红包' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '开', exact: true })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onOpen).toHaveBeenCalledOnce();
});

test('it opens for all at its time, and a press while it opens is not another', async () => {
  const { screen } = await open({ kind: 'waiting', opensAt: storyNow + 138_000 });
  await expect.element(screen.getByRole('timer', { name: '2:18 后开抢' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '开', exact: true })).not.toBeInTheDocument();
  await screen.unmount();
  const opening = await open({ kind: 'opening' });
  await opening.screen.getByRole('button', { name: '开', exact: true }).click({ force: true });
  expect(opening.onOpen).not.toHaveBeenCalled();
});

test('what is asked for first is said', async () => {
  const { screen, onSignIn, onOpen } = await open({ kind: 'ready', unmet: 'sign-in' });
  await screen.getByRole('button', { name: '登录' }).click();
  expect([onSignIn.mock.calls.length, onOpen.mock.calls.length]).toEqual([1, 0]);
  await screen.unmount();
  const phrase = await open({ kind: 'ready', unmet: 'phrase' }, { kind: 'phrase', words: '国米必胜' });
  await expect.element(phrase.screen.getByRole('status')).toHaveTextContent('说「国米必胜」就能抢');
  await phrase.screen.getByRole('button', { name: '发口令' }).click();
  await phrase.screen.unmount();
  const follow = await open({ kind: 'ready', unmet: 'follow' }, { kind: 'followers' });
  await follow.screen.getByRole('button', { name: '关注' }).click();
  expect([phrase.onSay.mock.calls.length, follow.onFollow.mock.calls.length, follow.onOpen.mock.calls.length]).toEqual([1, 1, 0]);
  await follow.screen.unmount();
  const own = await open({ kind: 'ready', unmet: 'own' });
  await expect.element(own.screen.getByRole('button', { name: '开', exact: true })).toBeDisabled();
});

test('the list names one best hand, and one that has expired says so', async () => {
  const { screen } = await open({ kind: 'opened', amount: 88, shares, goneAfter: 41 });
  await expect.element(screen.getByRole('status').getByText('88 黄钻')).toBeInTheDocument();
  expect(screen.getByRole('status').element().textContent).toContain('已存入钱包，可直接送礼');
  expect(screen.getByText('手气最佳').elements()).toHaveLength(1);
  await expect.element(screen.getByText('50 个，41 秒抢完')).toBeVisible();
  await screen.unmount();
  const gone = await open({ kind: 'empty', expired: true, shares });
  await expect.element(gone.screen.getByRole('status')).toHaveTextContent('已过期，剩下的退给了发的人');
  await expect.element(gone.screen.getByRole('list', { name: '谁抢到了' })).toBeVisible();
});
