import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import type { DanmakuAnswer } from '../DanmakuComposer/composerState.ts';
import { EnvelopeForm, type EnvelopeFormProps } from './EnvelopeForm.tsx';

async function opened(props: Partial<EnvelopeFormProps> = {}) {
  const [onGive, onRecharge] = [vi.fn((): DanmakuAnswer => true), vi.fn()];
  const screen = await renderPart(<EnvelopeForm open onClose={vi.fn()} balance={500} onGive={onGive} onRecharge={onRecharge} {...props} />);
  return { screen, onGive, onRecharge };
}

test('words that are asked for have to be there, and the press names the sum', async () => {
  const { screen, onGive } = await opened();
  await screen.getByRole('radio', { name: '说出口令的人' }).click();
  const give = screen.getByRole('button', { name: '塞 100 黄钻' });
  await expect.element(give).toBeDisabled();
  await screen.getByRole('textbox', { name: '口令' }).fill('国米必胜');
  await screen.getByRole('radio', { name: '3 分钟后' }).click();
  await give.click();
  expect(onGive.mock.calls).toEqual([[{ total: 100, count: 10, wish: '', condition: 'phrase', phrase: '国米必胜', delay: 180 }]]);
});

test('what is missing leads to buying it, and one’s own limit holds', async () => {
  const { screen, onGive, onRecharge } = await opened({ balance: 40 });
  await screen.getByRole('button', { name: '去充值' }).click();
  expect([onRecharge.mock.calls, onGive.mock.calls]).toEqual([[[60]], []]);
  await screen.unmount();
  const capped = await opened({ allowance: 50 });
  await expect.element(capped.screen.getByRole('button', { name: '塞 100 黄钻' })).toBeDisabled();
});

test('diamonds and shares are whole numbers, and it says so', async () => {
  const { screen } = await opened();
  const total = screen.getByRole('textbox', { name: '总黄钻' });
  await total.fill('1.5');
  await expect.element(total).toHaveAccessibleDescription(/填 1 到 1,000,000 的整数/);
  await expect.element(screen.getByRole('button', { name: '塞 1.5 黄钻' })).toBeDisabled();
  await total.fill('20');
  await screen.getByRole('textbox', { name: '红包个数' }).fill('2.5');
  await expect.element(screen.getByText('填 1 到 500 的整数')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '塞 20 黄钻' })).toBeDisabled();
});

test.each(['-1', '1000000000'])('diamonds of "%s" are no sum that could be given, also once their field is left', async (typed) => {
  const { screen, onGive } = await opened({ balance: 2_000_000_000 });
  const total = screen.getByRole('textbox', { name: '总黄钻' });
  await total.fill(typed);
  const give = screen.getByRole('button', { name: /^塞/ });
  await give.click({ force: true });
  await expect.element(total).not.toHaveFocus();
  await expect.element(give).toBeDisabled();
  expect(onGive).not.toHaveBeenCalled();
});
