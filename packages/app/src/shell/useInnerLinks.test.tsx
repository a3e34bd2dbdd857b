import { activate } from '@pitchside/locales';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fan } from '../platform/session/session.fixtures.ts';
import { forgetUser, keepUser } from '../platform/session/session.store.ts';
import { say } from '../platform/toasts/say.ts';
import { useInnerLinks } from './useInnerLinks.ts';

vi.mock('../platform/toasts/say.ts', () => ({ say: vi.fn(), onFirstToast: vi.fn() }));
beforeAll(() => activate('zh', Promise.resolve({})));
beforeEach(forgetUser);
afterEach(forgetUser);

function Page() {
  const { pathname, search } = useLocation();
  return (
    <div onClick={useInnerLinks()}>
      <a href="/member?type=18">我的空间</a>
      <p>{`${pathname}${search}`}</p>
    </div>
  );
}

test('my space without a login says so and leads nowhere; with one it is opened', async () => {
  const screen = await render(
    <MemoryRouter initialEntries={['/main']}>
      <Page />
    </MemoryRouter>,
  );
  await screen.getByRole('link', { name: '我的空间' }).click();
  expect(say).toHaveBeenCalledExactlyOnceWith('warning', '请登录后重试');
  await expect.element(screen.getByText('/main')).toBeVisible();
  keepUser(fan);
  await screen.getByRole('link', { name: '我的空间' }).click();
  await expect.element(screen.getByText('/member?type=18')).toBeVisible();
  expect(say).toHaveBeenCalledOnce();
});
