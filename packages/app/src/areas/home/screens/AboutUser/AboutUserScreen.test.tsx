import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Component } from './index.ts';

// No operator has published: the words are those that the site brings along.
vi.mock('../../../../platform/api/api.ts', () => ({ api: { call: () => Promise.resolve({ edition: null, editions: [] }) } }));

const open = async (address: string) => {
  const i18n = await activate('zh', loadUiMessages('zh'));
  const router = createMemoryRouter([{ path: '/about-user', Component }], { initialEntries: [address] });
  return render(<RouterProvider router={router} />, { wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider> });
};

test.each([
  ['?type=2', '隐私政策'],
  ['?type=6', '意见反馈'],
  ['', '用户协议'],
  ['?type=7', '用户协议'],
  ['?type=x', '用户协议'],
])('/about-user%s is %s', async (query, name) => {
  const page = await open(`/about-user${query}`);
  await expect.element(page.getByRole('article', { name })).toBeVisible();
  await expect
    .element(page.getByRole('navigation', { name: '协议与帮助' }).getByRole('link', { name }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByText(/起生效，第 1 版/)).toBeVisible();
});
