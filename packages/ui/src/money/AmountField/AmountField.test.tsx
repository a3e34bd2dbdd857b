import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { AmountField } from './AmountField.tsx';

function Typed() {
  const [fen, setFen] = useState<number | null>(null);
  return (
    <>
      <AmountField label="提现金额" value={fen} onValueChange={setFen} all={188_460} quick={[100, 5_000]} />
      <output>{String(fen)}</output>
    </>
  );
}

test('yuan that are typed are given as whole fen, and one press takes all', async () => {
  await renderPart(<Typed />);
  await page.getByRole('textbox', { name: '提现金额' }).click();
  await userEvent.keyboard('19.99');
  await expect.element(page.getByRole('status')).toHaveTextContent('1999');
  await page.getByRole('button', { name: '全部' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('188460');
  await page.getByRole('button', { name: '100', exact: true }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('10000');
});

test('an amount beyond what is there is not offered', async () => {
  await renderPart(<Typed />);
  await expect.element(page.getByRole('button', { name: '5,000' })).not.toBeInTheDocument();
});

test.each([
  ['-5', '-500'],
  ['1,5', 'null'],
  ['1,500.5', '150050'],
  ['136.13', '13613'],
  ['0.07', '7'],
  ['999999.99', '99999999'],
  ['１３６．１３', '13613'],
  ['136.139', 'null'],
  ['0.001', 'null'],
])('of a typed "%s" the field makes no other sum, also when it is left', async (typed, fen) => {
  await renderPart(<Typed />);
  await page.getByRole('textbox', { name: '提现金额' }).fill(typed);
  await expect.element(page.getByRole('status')).toHaveTextContent(fen);
  await userEvent.tab();
  await expect.element(page.getByRole('status')).toHaveTextContent(fen);
});

test('a sum finer than a fen stays as it was typed, and the field says why it is none', async () => {
  await renderPart(<Typed />);
  const field = page.getByRole('textbox', { name: '提现金额' });
  await field.fill('136.139');
  await userEvent.tab();
  await expect.element(field).toHaveValue('136.139');
  await expect.element(field).toHaveAccessibleDescription('金额最多两位小数');
  await page.getByRole('button', { name: '全部' }).click();
  await expect.element(field).toHaveValue('1884.6');
  await expect.element(page.getByText('金额最多两位小数')).not.toBeInTheDocument();
});

test.each(['￥136.13', ' 136.13 元', '¥ １３６．１３'])('a pasted "%s" is read for what it says', async (pasted) => {
  await renderPart(
    <>
      <textarea aria-label="来处" defaultValue={pasted} />
      <Typed />
    </>,
  );
  await page.getByRole('textbox', { name: '来处' }).click();
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  await userEvent.copy();
  await page.getByRole('textbox', { name: '提现金额' }).click();
  await userEvent.paste();
  await expect.element(page.getByRole('status')).toHaveTextContent('13613');
});
