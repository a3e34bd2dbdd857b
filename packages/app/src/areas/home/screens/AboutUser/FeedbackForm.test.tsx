import { feedbackLimits } from '@pitchside/api/desk/feedback';
import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { api } from '../../../../platform/api/api.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { FeedbackForm } from './FeedbackForm.tsx';

vi.mock('../../../../platform/api/api.ts', () => ({ api: { call: vi.fn(() => Promise.resolve({})) } }));
afterEach(() => void (session.user = null));

test('a double click sends what was written once, and too little is answered in the page’s own words', async () => {
  Object.assign(session, { user: { id: '1' } });
  const i18n = await activate('zh', loadUiMessages('zh'));
  const onSent = vi.fn();
  const page = await render(<FeedbackForm onSent={onSent} />, {
    wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider>,
  });
  const send = page.getByRole('button', { name: '提交' });
  await send.dblClick();
  await expect.element(page.getByText(`至少写 ${feedbackLimits.least} 个字`)).toBeVisible();
  expect(api.call).not.toHaveBeenCalled();
  await page.getByRole('textbox', { name: '想说什么' }).fill('比分条里的客队名字被切掉了一半');
  await send.dblClick();
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  expect(api.call).toHaveBeenCalledTimes(1);
});
