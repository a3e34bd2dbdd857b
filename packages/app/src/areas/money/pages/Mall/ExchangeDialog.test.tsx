import { ApiError } from '@pitchside/api';
import { goodsAddress, type Exchange, type Goods } from '@pitchside/api/money/mall';
import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { api } from '../../../../platform/api/api.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { ExchangeDialog } from './ExchangeDialog.tsx';

vi.mock('../../../../platform/api/api.ts', () => ({ api: { call: vi.fn() } }));
afterEach(() => void (session.user = null));

const goods: Goods = {
  id: '3',
  name: '围巾 10 条装',
  about: '',
  kind: 'virtual',
  art: 'scarf',
  src: null,
  price: 600,
  stock: null,
  left: null,
  most: null,
  gives: null,
};
const exchange: Exchange = {
  no: 'E1',
  goods: { id: '3', name: goods.name, kind: 'virtual', art: 'scarf', src: null },
  count: 1,
  total: 600,
  state: 'delivered',
  to: null,
  carrier: '',
  tracking: '',
  reason: '',
  at: 0,
  changed_at: 0,
};

/** A thing that is sent: three are left, and nobody has given an address yet. */
const mug: Goods = { ...goods, id: '4', name: '马克杯', kind: 'physical', art: 'mug', price: 100, stock: 10, left: 3 };

/** The dialog for somebody who can pay; `exchange` is what the server makes of it. */
async function open(of: Goods, answer: () => Promise<unknown>) {
  Object.assign(session, { user: { id: '1', balance: 1_000 } });
  const sent: object[] = [];
  vi.mocked(api.call).mockImplementation(((call: unknown, input: object) => {
    if (call === goodsAddress) return Promise.resolve({ address: null });
    sent.push(input);
    return answer();
  }) as typeof api.call);
  const i18n = await activate('zh', loadUiMessages('zh'));
  const [onExchanged, onMoved] = [vi.fn(), vi.fn()];
  const page = await render(<ExchangeDialog goods={of} onClose={vi.fn()} onExchanged={onExchanged} onMoved={onMoved} />, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <UiProvider i18n={i18n}>{children}</UiProvider>
      </MemoryRouter>
    ),
  });
  return { page, sent, onExchanged, onMoved, confirm: page.getByRole('button', { name: '确认兑换' }) };
}

test('a double click on the confirmation exchanges once', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { sent, onExchanged, confirm } = await open(goods, () => promise);
  await confirm.dblClick();
  resolve({ balance: 400, exchange });
  await expect.poll(() => onExchanged.mock.calls.length).toBe(1);
  expect(sent).toHaveLength(1);
});

test('what is sent asks for all of an address, and blanks are none', async () => {
  const { page, sent, onExchanged, confirm } = await open(mug, () => Promise.resolve({ balance: 900, exchange }));
  await confirm.click();
  await expect.poll(() => page.getByText('必填').elements().length).toBe(3);
  await page.getByRole('textbox', { name: '收件人' }).fill('周建强');
  await page.getByRole('textbox', { name: '电话' }).fill('13800001111');
  await page.getByRole('textbox', { name: '收货地址' }).fill('   ');
  await confirm.click();
  await expect.poll(() => page.getByText('必填').elements().length).toBe(1);
  expect(sent).toEqual([]);
  await page.getByRole('textbox', { name: '收货地址' }).fill('杭州 文三路 1 号');
  await confirm.click();
  await expect.poll(() => onExchanged.mock.calls.length).toBe(1);
  expect(sent).toEqual([{ id: '4', count: 1, price: 100, name: '周建强', phone: '13800001111', address: '杭州 文三路 1 号' }]);
});

test.each(['', '-1', '0', '1.5', '4'])(
  'a typed count of "%s" exchanges nothing where three are left, nor any that nobody typed',
  async (typed) => {
    const { page, sent, onExchanged, confirm } = await open({ ...mug, kind: 'virtual' }, () => Promise.resolve({ balance: 800, exchange }));
    const count = page.getByRole('textbox', { name: '数量' });
    await count.fill(typed);
    await expect.element(page.getByText(typed === '' ? '必填' : '填 1 到 3 的整数')).toBeVisible();
    await confirm.click();
    await expect.element(count).not.toHaveFocus();
    await count.fill('2');
    await confirm.click();
    await expect.poll(() => onExchanged.mock.calls.length).toBe(1);
    expect(sent).toMatchObject([{ count: 2 }]);
  },
);

test('what was sold out meanwhile has the shelf read anew, and stays open', async () => {
  const { page, onExchanged, onMoved, confirm } = await open({ ...mug, kind: 'virtual' }, () =>
    Promise.reject(new ApiError('answer', 1, '已兑完，黄钻没有扣')),
  );
  await confirm.click();
  await expect.poll(() => onMoved.mock.calls.length).toBe(1);
  await expect.element(page.getByRole('dialog', { name: '兑换 马克杯' })).toBeVisible();
  expect(onExchanged).not.toHaveBeenCalled();
});
