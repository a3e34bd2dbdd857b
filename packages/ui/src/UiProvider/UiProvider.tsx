import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useMemo, type ReactNode } from 'react';
import type { UiLocale } from '../locales/index.ts';
import { themes, type ThemeName } from '../theme/index.ts';
import { EnvironmentContext, type UiEnvironment } from './clock.ts';
import { ThemeContext } from './portal.ts';

export interface UiProviderProps {
  /** Theme of everything inside; default `day`. */
  theme?: ThemeName;
  /** Language of the parts; default `zh`. Ignored when `i18n` is given. */
  locale?: UiLocale;
  /** Strings from `loadUiMessages(locale)`; without them parts speak Chinese. */
  messages?: Messages;
  /** An i18n of the host app into which the parts' strings were merged; wins over `locale` and `messages`. */
  i18n?: I18n;
  /** Clock and random source; default the machine's own. */
  environment?: Partial<UiEnvironment>;
  children: ReactNode;
}

/** The one provider that parts need: theme, language, clock and random source. */
export function UiProvider({ theme = 'day', locale = 'zh', messages, i18n, environment, children }: UiProviderProps) {
  const own = useMemo(() => setupI18n({ locale, messages: { [locale]: messages ?? {} } }), [locale, messages]);
  const clock = useMemo<UiEnvironment>(() => ({ now: Date.now, random: Math.random, ...environment }), [environment]);
  return (
    <I18nProvider i18n={i18n ?? own}>
      <EnvironmentContext.Provider value={clock}>
        <ThemeContext.Provider value={theme}>
          <div className={themes[theme]} data-theme={theme} style={{ display: 'contents' }}>
            {children}
          </div>
        </ThemeContext.Provider>
      </EnvironmentContext.Provider>
    </I18nProvider>
  );
}
