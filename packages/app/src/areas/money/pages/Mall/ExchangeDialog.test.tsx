import type { Exchange, Goods } from '@pitchside/api/mall';
import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { api } from '../../../../platform/api/api.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { ExchangeDialog } from './ExchangeDialog.wired.tsx';

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

test('a double click on the confirmation exchanges once', async () => {
  Object.assign(session, { user: { id: '1', balance: 1_000 } });
  const { promise, resolve } = Promise.withResolvers<unknown>();
  vi.mocked(api.call).mockReturnValue(promise);
  const i18n = await activate('zh', loadUiMessages('zh'));
  const onExchanged = vi.fn();
  const page = await render(<ExchangeDialog goods={goods} onClose={vi.fn()} onExchanged={onExchanged} onMoved={vi.fn()} />, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <UiProvider i18n={i18n}>{children}</UiProvider>
      </MemoryRouter>
    ),
  });
  await page.getByRole('button', { name: '确认兑换' }).dblClick();
  resolve({ balance: 400, exchange });
  await expect.poll(() => onExchanged.mock.calls.length).toBe(1);
  expect(api.call).toHaveBeenCalledTimes(1);
});
