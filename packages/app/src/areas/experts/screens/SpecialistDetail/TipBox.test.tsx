import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { api } from '../../../../platform/api/api.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { TipBox } from './TipBox.wired.tsx';

vi.mock('../../../../platform/api/api.ts', () => ({ api: { call: vi.fn(() => Promise.resolve({})) } }));
afterEach(() => void (session.user = null));

const plan = { id: '7', author: { id: '2' }, tips: { total: 0, people: 0 } };

test('a double click tips once, however fast the answer is; another click tips again', async () => {
  Object.assign(session, { user: { id: '1', balance: 10_000 } });
  const i18n = await activate('zh', loadUiMessages('zh'));
  const onChange = vi.fn();
  const page = await render(<TipBox plan={plan} onChange={onChange} />, {
    wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider>,
  });
  const tip = page.getByRole('button', { name: '打赏' });
  await tip.dblClick();
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(api.call).toHaveBeenCalledTimes(1);
  await tip.click();
  await expect.poll(() => onChange.mock.calls.length).toBe(2);
});
