import { I18nProvider } from '@lingui/react';
import { activate, i18n } from '@pitchside/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectTaken } from '../../../../platform/prefetch/testing.ts';
import { forgetUser } from '../../../../platform/session/session.store.ts';
import { loader } from './loader.ts';
import { RankScreen } from './RankScreen.tsx';

beforeAll(() => activate('zh', Promise.resolve({})));
afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

test('the rankings take what was prefetched for them', () =>
  expectTaken(loader, 'board=rich&period=week', 4, async () => {
    const { unmount } = await render(
      <MemoryRouter initialEntries={['/rank?board=rich&period=week']}>
        <I18nProvider i18n={i18n}>
          <UiProvider i18n={i18n}>
            <RankScreen />
          </UiProvider>
        </I18nProvider>
      </MemoryRouter>,
    );
    return () => void unmount();
  }));
