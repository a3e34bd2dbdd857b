import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import type { DanmakuAnswer } from '../DanmakuComposer/composerState.ts';
import { PaidWords, type PaidWordsProps } from './PaidWords.tsx';

const offers = [
  { id: 'horn', name: '全站喇叭', reach: '所有直播间', price: 30 },
  { id: 'advert', name: '广告弹幕', reach: '这个直播间', price: 0, freeLeft: 2 },
];
async function opened(props: Partial<PaidWordsProps> = {}) {
  const [onSend, onRecharge] = [vi.fn((): DanmakuAnswer => true), vi.fn()];
  const screen = await renderPart(
    <PaidWords open onClose={vi.fn()} offers={offers} balance={100} onSend={onSend} onRecharge={onRecharge} {...props} />,
  );
  return { screen, onSend, onRecharge, text: screen.getByRole('textbox') };
}

test('the press names the price, and the words go out for it', async () => {
  const { screen, onSend, text } = await opened();
  const send = screen.getByRole('button', { name: '花 30 黄钻发送' });
  await expect.element(send).toBeDisabled();
  await text.fill(' 速来 ');
  await send.click();
  expect(onSend.mock.calls).toEqual([[offers[0], '速来']]);
  await screen.getByRole('radio', { name: /广告弹幕/ }).click();
  await screen.getByRole('button', { name: '免费发送' }).click();
  expect(onSend.mock.calls.at(-1)).toEqual([offers[1], '速来']);
});

test('what is missing leads to buying it, and nothing is sent', async () => {
  const { screen, onSend, onRecharge, text } = await opened({ balance: 8 });
  await text.fill('速来');
  await screen.getByRole('button', { name: '去充值' }).click();
  expect([onRecharge.mock.calls, onSend.mock.calls]).toEqual([[[22]], []]);
});

test('one’s own limit holds, and a refusal is read aloud', async () => {
  const { screen, text } = await opened({ allowance: 20 });
  await text.fill('速来');
  await expect.element(screen.getByRole('button', { name: '花 30 黄钻发送' })).toBeDisabled();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('超过自己设的上限');
  await screen.unmount();
  const refusing = await opened({ onSend: () => ({ refused: '喇叭发得太快，请稍后再发' }) });
  await refusing.text.fill('速来');
  await refusing.screen.getByRole('button', { name: '花 30 黄钻发送' }).click();
  await expect.element(refusing.screen.getByRole('alert')).toHaveTextContent('喇叭发得太快，请稍后再发');
});
