import { mostForTip } from '@pitchside/api/experts/plans';
import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { api } from '../../../../platform/api/api.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { TipBox } from './TipBox.tsx';

vi.mock('../../../../platform/api/api.ts', () => ({ api: { call: vi.fn(() => Promise.resolve({ balance: 1_999_999_000 })) } }));
afterEach(() => {
  session.user = null;
  vi.mocked(api.call).mockClear();
});

const plan = { id: '7', author: { id: '2' }, tips: { total: 0, people: 0 } };

/** The box for somebody who can pay any sum. */
async function open() {
  Object.assign(session, { user: { id: '1', balance: 2_000_000_000 } });
  const i18n = await activate('zh', loadUiMessages('zh'));
  const onChange = vi.fn();
  const page = await render(<TipBox plan={plan} onChange={onChange} />, {
    wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider>,
  });
  return { page, onChange, tip: page.getByRole('button', { name: '打赏', exact: true }) };
}

test('a double click tips once, however fast the answer is; another click tips again', async () => {
  const { onChange, tip } = await open();
  await tip.dblClick();
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(api.call).toHaveBeenCalledTimes(1);
  await tip.click();
  await expect.poll(() => onChange.mock.calls.length).toBe(2);
});

test.each(['', '-1', '0', '1.5', '1000000000'])('a typed sum of "%s" is no tip, nor is any that nobody typed', async (typed) => {
  const { page, onChange, tip } = await open();
  const field = page.getByRole('textbox', { name: '打赏数量' });
  await field.fill(typed);
  await expect.element(page.getByRole('status')).toHaveTextContent(`打赏 1 到 ${mostForTip.toLocaleString('zh')} 黄钻`);
  // The press leaves the field: what the field makes of it then is not paid either.
  await tip.click({ force: true });
  await expect.element(field).not.toHaveFocus();
  await field.fill('66');
  await tip.click();
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(vi.mocked(api.call).mock.calls.map(([, input]) => input)).toEqual([{ id: '7', amount: 66 }]);
});
