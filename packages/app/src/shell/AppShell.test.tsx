import { I18nProvider } from '@lingui/react';
import { activate, i18n } from '@pitchside/locales';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Cover } from '@pitchside/ui/Cover';
import { chooseSaver, isSaving, saver } from '../platform/line/saver.store.ts';
import { AppShell } from './AppShell.tsx';

beforeAll(() => activate('zh', Promise.resolve({})));
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(() => {
  saver.sign = null;
  chooseSaver('auto');
  vi.unstubAllGlobals();
});

/** A picture that the test browser can load. */
const src = '/packages/app/public/icon.svg';
const pictures = () => [...document.querySelectorAll('img')].filter((image) => image.getAttribute('src') === src).length;

async function open() {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <AppShell>
            <Cover kind="football" seed="one" src={src} />
          </AppShell>
        ),
      },
    ],
    { initialEntries: ['/news'] },
  );
  await render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

test('a connection that becomes slow is told of, with the way out, and the page loads neither faces nor pictures meanwhile', async () => {
  await open();
  expect(pictures()).toBe(1);
  await expect.element(page.getByRole('button', { name: '省流量已开' })).not.toBeInTheDocument();
  saver.sign = 'slow';
  await expect.element(page.getByText('网络较慢，已开省流量：图片点了才显示')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '省流量已开' })).toBeVisible();
  await expect.poll(pictures).toBe(0);
  expect(document.querySelector('[data-fonts]')?.getAttribute('data-fonts')).toBe('system');
  await userEvent.click(page.getByRole('button', { name: '关掉' }));
  expect(isSaving()).toBe(false);
  await expect.poll(pictures).toBe(1);
});

test('pictures of the page can be asked for together, and the next page waits again', async () => {
  chooseSaver('always');
  await open();
  await expect.poll(pictures).toBe(0);
  await expect.element(page.getByText('网络较慢，已开省流量：图片点了才显示')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: '省流量已开' }));
  await userEvent.click(page.getByRole('button', { name: '显示这一页的图片' }));
  await expect.poll(pictures).toBe(1);
  saver.picturesOf = '/main';
  await expect.poll(pictures).toBe(0);
});
