import { loggedKinds, siteReasons, type OperatorAct } from '@pitchside/api/desk/operations';
import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { admin } from './admin.store.ts';
import { LogWired } from './Log.tsx';

afterEach(() => void Object.assign(admin, { acts: null, settings: null }));

const line = (id: number, subject: string, reason = ''): OperatorAct => ({
  ...{ id: String(id), at: 0, actor: 'cli', avatar: null, group: 'data', act: 'undo', subject, note: '', reason },
  ...{ has_failed: false, digest: '' },
});

async function open(language: 'zh' | 'en' | 'vi', acts: OperatorAct[]) {
  const label = 'ICP record';
  admin.settings = [{ key: 'icp_record', label, hint: '', kind: 'text', unit: '', value: '', changed: null }];
  Object.assign(admin, { acts, actsTotal: acts.length });
  const i18n = await activate(language, loadUiMessages(language));
  return render(<LogWired />, { wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider> });
}

test.each(['en', 'vi'] as const)('in %s every kind of subject and every reason of the site has words without Chinese', async (language) => {
  const page = await open(language, [
    ...loggedKinds.map((kind, index) => line(index, `${kind} 7`)),
    ...siteReasons.map((reason, index) => line(1000 + index, 'desk', reason)),
  ]);
  await expect.poll(() => page.container.querySelectorAll('tbody tr').length).toBe(loggedKinds.length + siteReasons.length);
  const text = page.container.querySelector('tbody')?.textContent ?? '';
  expect(text).not.toMatch(/\p{Script=Han}/u);
  for (const reason of siteReasons) expect(text).not.toContain(reason);
});

test('several are listed, settings and documents have their names, and what was typed or is of another release stays', async () => {
  const page = await open('en', [
    line(1, 'room 12, member 34', 'Spam, again'),
    line(2, 'setting icp_record'),
    line(3, 'legal privacy'),
    line(4, 'V99'),
  ]);
  for (const words of ['Live room 12, Member 34', 'Spam, again', 'ICP record', 'Privacy policy', 'V99'])
    await expect.element(page.getByRole('cell', { name: words, exact: true })).toBeVisible();
});
