import { ApiError } from '@pitchside/api';
import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { api } from '../../../../platform/api/api.ts';
import { fan } from '../../../../platform/session/session.fixtures.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { UnlockBox } from './UnlockBox.tsx';

vi.mock('../../../../platform/api/api.ts', () => ({ api: { call: vi.fn() } }));
afterEach(() => void (session.user = null));

async function open(balance: number) {
  vi.mocked(api.call).mockReset();
  session.user = { ...fan, balance };
  const i18n = await activate('zh', loadUiMessages('zh'));
  const onChange = vi.fn();
  const page = await render(<UnlockBox plan={{ id: '7', price: 28 }} onChange={onChange} />, {
    wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider>,
  });
  return { page, onChange };
}
const asked = () => vi.mocked(api.call).mock.calls.map(([, input, options]) => ({ ...(input as object), key: options?.idempotencyKey }));

test('a double click unlocks once, for the price that was shown, however fast the answer is', async () => {
  const { page, onChange } = await open(28);
  vi.mocked(api.call).mockResolvedValue({ paid: 28, balance: 0 });
  await page.getByRole('button', { name: '解锁这份方案' }).dblClick();
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(asked()).toMatchObject([{ id: '7', price: 28 }]);
  await expect.element(page.getByRole('button')).toHaveAccessibleName('余额不足，去充值');
});

test('with a diamond too few it is not asked for at all', async () => {
  const { page } = await open(27);
  const button = page.getByRole('button');
  await expect.element(button).toHaveAccessibleName('余额不足，去充值');
  await button.click();
  expect(asked()).toEqual([]);
});

test('a price that has changed is read anew, and what was refused is no try of the next', async () => {
  const { page, onChange } = await open(100);
  vi.mocked(api.call)
    .mockRejectedValueOnce(new ApiError('answer', 1, '价格变了，请看一下再确认'))
    .mockResolvedValue({ paid: 28, balance: 72 });
  const button = page.getByRole('button', { name: '解锁这份方案' });
  for (const times of [1, 2]) {
    await button.click();
    await expect.poll(() => onChange.mock.calls.length).toBe(times);
    await expect.element(button).not.toHaveAttribute('aria-busy');
  }
  expect(new Set(asked().map(({ key }) => key)).size).toBe(2);
});
