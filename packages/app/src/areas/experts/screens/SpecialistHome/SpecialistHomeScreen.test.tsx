import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Component } from './index.ts';

// What is asked never comes: the page stands with what its address says.
vi.mock('../../../../platform/api/api.ts', () => ({ api: { call: () => new Promise(() => {}) }, early: {}, client: {} }));

test.each([
  ['?id=7&type=0', '方案'],
  ['?id=7&type=1', '动态'],
  ['?id=7', '方案'],
  ['?id=7&type=2', '方案'],
  ['?id=7&type=-1', '方案'],
  ['?id=7&type=x', '方案'],
])('/specialist-home%s shows %s', async (query, name) => {
  const i18n = await activate('zh', loadUiMessages('zh'));
  const router = createMemoryRouter([{ path: '/specialist-home', Component }], { initialEntries: [`/specialist-home${query}`] });
  const page = await render(<RouterProvider router={router} />, {
    wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider>,
  });
  const tabs = page.getByRole('navigation', { name: '专家主页' });
  await expect.element(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
});
