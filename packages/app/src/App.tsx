import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StyleSheetManager } from 'styled-components';
import { RouterProvider } from 'react-router-dom';
import { router } from './router.ts';
import { Region } from './platform/region/Region.tsx';
import { nonce } from './platform/theme/nonce.ts';

/** The site: languages, the nonce of its style element, and the routes. */
export function App({ i18n }: { i18n: I18n }) {
  return (
    <StyleSheetManager nonce={nonce}>
      <I18nProvider i18n={i18n}>
        <Region>
          <RouterProvider router={router} />
        </Region>
      </I18nProvider>
    </StyleSheetManager>
  );
}
