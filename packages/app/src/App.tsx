import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { router } from './router.tsx';
import { nonce } from './platform/theme/nonce.ts';

/** The site: languages, the nonce of its style element, and the routes. */
export function App({ i18n }: { i18n: I18n }) {
  return (
    <StyleSheetManager nonce={nonce}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </StyleSheetManager>
  );
}
