import type { ReactElement } from 'react';
import { render } from 'vitest-browser-react';
import { loadUiMessages, type UiLocale } from '../../locales/index.ts';
import type { ThemeName } from '../../theme/index.ts';
import { UiProvider, type UiEnvironment } from '../../theme/UiProvider/index.ts';

export interface RenderPartOptions {
  locale?: UiLocale;
  theme?: ThemeName;
  environment?: Partial<UiEnvironment>;
}

/** Renders a component in the test browser inside a `UiProvider`; default Chinese by day. */
export async function renderPart(part: ReactElement, { locale = 'zh', theme, environment }: RenderPartOptions = {}) {
  const messages = await loadUiMessages(locale);
  return render(part, {
    wrapper: ({ children }) => (
      <UiProvider locale={locale} theme={theme} messages={messages} environment={environment}>
        {children}
      </UiProvider>
    ),
  });
}
