import { activate, i18n } from '@pitchside/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { overlays } from '../platform/overlays/overlays.store.ts';
import { say } from '../platform/toasts/say.ts';
import { Overlays } from './Overlays.tsx';

beforeAll(() => activate('zh', Promise.resolve({})));

test('a dialog stands, with its focus, while the code of another overlay comes', async () => {
  Object.assign(overlays, { login: true, loginWay: 'regiter' });
  const screen = await render(
    <UiProvider i18n={i18n}>
      <MemoryRouter>
        <Overlays />
      </MemoryRouter>
    </UiProvider>,
  );
  const mobile = screen.getByRole('textbox', { name: '手机号' });
  await expect.element(mobile).toHaveFocus();
  const left: string[] = [];
  mobile.element().addEventListener('blur', () => left.push('blur'));
  say('warning', '请输入手机号');
  await expect.element(screen.getByText('请输入手机号')).toBeVisible();
  await userEvent.keyboard('186');
  await expect.element(mobile).toHaveValue('186');
  expect(left).toEqual([]);
});
