import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import type { DanmakuAnswer } from '../DanmakuComposer/composerState.ts';
import { hornFrom, hornRooms } from './HornForm.fixtures.ts';
import { HornForm, type HornFormProps } from './HornForm.tsx';

const show = (more: Partial<HornFormProps> = {}) => {
  const acts = { onSend: vi.fn((): DanmakuAnswer => true), onRecharge: vi.fn() };
  const props: HornFormProps = { rooms: hornRooms, from: hornFrom, price: 300, balance: 900, ...acts, ...more };
  return { acts, screen: renderPart(<HornForm {...props} />) };
};

test('a horn goes from the room that was chosen, once it has words, and the form is empty after it', async () => {
  const { acts, screen } = show();
  const { getByRole } = await screen;
  const send = getByRole('button', { name: '花 300 黄钻发送' });
  await expect.element(send).toBeDisabled();
  await getByRole('textbox').fill('  加时了  ');
  await expect.element(getByRole('figure', { name: '全站喇叭' })).toHaveTextContent('全站喇叭看台上的我：加时了');
  await getByRole('combobox').click();
  await getByRole('option').nth(1).click();
  await send.click();
  expect(acts.onSend.mock.calls).toEqual([['880219', '加时了']]);
  await expect.element(getByRole('textbox')).toHaveValue('');
});

test('a refusal is said and the words stay', async () => {
  const { screen } = show({ onSend: () => ({ refused: '喇叭发得太快，请稍后再发' }) });
  const { getByRole } = await screen;
  await getByRole('textbox').fill('速来');
  await getByRole('button', { name: '花 300 黄钻发送' }).click();
  await expect.element(getByRole('alert')).toHaveTextContent('喇叭发得太快，请稍后再发');
  await expect.element(getByRole('textbox')).toHaveValue('速来');
});

test('who has too little is led to buy what is missing', async () => {
  const { acts, screen } = show({ balance: 120 });
  const { getByRole } = await screen;
  await getByRole('button', { name: '去充值' }).click();
  expect([acts.onRecharge.mock.calls, acts.onSend.mock.calls.length]).toEqual([[[180]], 0]);
});

test('neither past one’s own limit nor without a room is anything sent', async () => {
  const { screen } = show({ allowance: 200 });
  const { getByRole, rerender } = await screen;
  await getByRole('textbox').fill('速来');
  await expect.element(getByRole('button', { name: '花 300 黄钻发送' })).toBeDisabled();
  await expect.element(getByRole('alert')).toHaveTextContent('超过自己设的上限');
  await rerender(<HornForm rooms={[]} from={hornFrom} price={300} balance={900} onSend={() => true} onRecharge={() => undefined} />);
  await expect.element(getByRole('button', { name: '花 300 黄钻发送' })).toBeDisabled();
});
