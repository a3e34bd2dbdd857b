import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { amounts } from '../AmountTiles/AmountTiles.fixtures.ts';
import { channels } from '../ChannelPicker/ChannelPicker.fixtures.ts';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { RechargePanel, type RechargePanelProps } from './RechargePanel.tsx';

function Panel({ onPay, ...change }: Pick<RechargePanelProps, 'onPay'> & Partial<RechargePanelProps>) {
  const [value, setValue] = useState<string | null>('9800');
  const [yuan, setYuan] = useState<number | null>(null);
  const [channel, setChannel] = useState<string | null>('wechat');
  const [agreed, setAgreed] = useState(false);
  return (
    <RechargePanel
      amounts={amounts}
      value={value}
      onValueChange={setValue}
      custom={{ yuan, onYuanChange: setYuan, minimum: 1, maximum: 5_000, diamondsPerYuan: 100 }}
      channels={channels}
      channel={channel}
      onChannelChange={setChannel}
      total={value === 'custom' ? null : { price: '¥98.00', diamonds: 9_800, bonus: 490 }}
      agreed={agreed}
      onAgreedChange={setAgreed}
      terms="已读并同意"
      pay="支付"
      onPay={onPay}
      {...change}
    />
  );
}

test('nothing is paid before the terms are ticked, and nothing twice while an order is made', async () => {
  const onPay = vi.fn();
  const screen = await renderPart(<Panel onPay={onPay} />);
  const pay = page.getByRole('button', { name: '支付' });
  await expect.element(pay).toBeDisabled();
  await page.getByRole('checkbox', { name: '已读并同意' }).click();
  await pay.click();
  await screen.rerender(<Panel onPay={onPay} paying />);
  await pay.click();
  expect(onPay).toHaveBeenCalledOnce();
});

test('typing an amount of one’s own takes the choice from the tiles and tells the diamonds', async () => {
  await renderPart(<Panel onPay={() => undefined} />);
  await expect.element(page.getByRole('radio', { name: /^9,800/ })).toBeChecked();
  await page.getByRole('textbox', { name: '自定义金额，元' }).click();
  await userEvent.keyboard('12');
  await expect.element(page.getByText('1,200', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /^9,800/ })).not.toBeChecked();
});

test.each(['-1', '5001', '99999'])('an amount of "%s" stays as it was typed and gets no diamonds', async (typed) => {
  await renderPart(<Panel onPay={() => undefined} />);
  const field = page.getByRole('textbox', { name: '自定义金额，元' });
  await field.fill(typed);
  await userEvent.tab();
  await expect.element(field).toHaveValue(typed);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(
    page
      .getByText(/^-?[\d,]+$/)
      .elements()
      .map(({ textContent }) => textContent),
  ).not.toContain((Number(typed) * 100).toLocaleString('zh'));
});
