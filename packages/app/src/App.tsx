import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLayoutEffect } from 'react';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { takeOver } from './platform/drawn/drawn.ts';
import { Region } from './platform/region/Region.tsx';

/** The site: languages and the routes. A page that the server drew is the reader's as soon as it stands here. */
export function App({ i18n, router }: { i18n: I18n; router: ReturnType<typeof createBrowserRouter> }) {
  useLayoutEffect(takeOver, []);
  return (
    <I18nProvider i18n={i18n}>
      <Region>
        <RouterProvider router={router} />
      </Region>
    </I18nProvider>
  );
}
