import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StyleSheetManager } from 'styled-components';
import { walk } from './router.ts';
import { Region } from './platform/region/Region.tsx';
import { nonce } from './platform/theme/nonce.ts';
import { WalkRouter } from './platform/walk/WalkRouter.tsx';
import { Shown } from './shell/Shown.tsx';

/** The site: languages, the nonce of its style element, and the routes. */
export function App({ i18n }: { i18n: I18n }) {
  return (
    <StyleSheetManager nonce={nonce}>
      <I18nProvider i18n={i18n}>
        <Region>
          <WalkRouter walk={walk}>
            <Shown />
          </WalkRouter>
        </Region>
      </I18nProvider>
    </StyleSheetManager>
  );
}
