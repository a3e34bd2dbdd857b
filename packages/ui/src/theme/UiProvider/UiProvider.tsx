import { CSPProvider } from '@base-ui/react/csp-provider';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { forwardRef, useMemo, type ReactNode } from 'react';
import { localeTag } from './localeTag.ts';
import { uiLocaleOf, type UiLocale } from '../../locales/index.ts';
import type { Brand } from '../createTheme.ts';
import type { ThemeName } from '../index.ts';
import { EnvironmentContext, type UiEnvironment } from './clock.ts';
import { DataContext, fullData, type DataConvention } from './data.ts';
import { MotionContext, type MotionChoice } from './motion.ts';
import { OddsContext, oddsConventions, type OddsConvention } from './odds.ts';
import { BrandContext, surface, ThemeContext } from './portal.ts';
import { rootOf, type RootProps } from '../root.ts';

export interface UiProviderProps extends RootProps {
  /** Theme of everything inside; default `day`. */
  theme?: ThemeName;
  /** A team's own colours, from `createTheme`; default Pitchside's. */
  brand?: Brand;
  /**
   * Language of the components, one of ours or any other that `messages` are in (`compileStrings`), as a BCP 47 tag;
   * numbers and times follow it. Default `zh`. Ignored when `i18n` is given.
   */
  locale?: UiLocale | (string & {});
  /** Strings from `loadUiMessages(locale)`; without them the components are in Chinese. */
  messages?: Messages;
  /** An i18n of the host app into which the components' strings were merged; it overrides `locale` and `messages`. */
  i18n?: I18n;
  /** Clock and random source; default the machine's own. */
  environment?: Partial<UiEnvironment>;
  /** Format of prices and colour of a rise; a value that is left out follows the language. */
  odds?: Partial<OddsConvention>;
  /** `reduced` stops the components' motion whatever the system asks for; default `system`. */
  motion?: MotionChoice;
  /** Fonts and pictures that the components load; default all of them. */
  data?: Partial<DataConvention>;
  /** Nonce of the page's content policy, for the few style elements that the headless library writes; default none. */
  nonce?: string;
  children: ReactNode;
}

/** The one provider that components need: theme, language, clock and random source. */
export const UiProvider = forwardRef<HTMLDivElement, UiProviderProps>(function UiProvider(
  { theme = 'day', brand, locale = 'zh', messages, i18n, environment, odds, motion = 'system', data, nonce, children, ...root },
  ref,
) {
  const tag = localeTag(i18n?.locale ?? locale);
  const own = useMemo(() => setupI18n({ locale: tag, messages: { [tag]: messages ?? {} } }), [tag, messages]);
  const clock = useMemo<UiEnvironment>(() => ({ now: Date.now, random: Math.random, ...environment }), [environment]);
  const spoken = uiLocaleOf(tag);
  const convention = useMemo<OddsConvention>(() => ({ ...oddsConventions[spoken], ...odds }), [spoken, odds]);
  const loaded = useMemo<DataConvention>(() => ({ ...fullData, ...data }), [data]);
  return (
    <I18nProvider i18n={i18n ?? own}>
      <EnvironmentContext.Provider value={clock}>
        <MotionContext.Provider value={motion}>
          <OddsContext.Provider value={convention}>
            <DataContext.Provider value={loaded}>
              <ThemeContext.Provider value={theme}>
                <BrandContext.Provider value={brand}>
                  <CSPProvider nonce={nonce}>
                    <div
                      {...surface(theme, convention, motion, loaded)}
                      style={{ display: 'contents', ...brand }}
                      ref={ref}
                      {...rootOf(root)}
                    >
                      {children}
                    </div>
                  </CSPProvider>
                </BrandContext.Provider>
              </ThemeContext.Provider>
            </DataContext.Provider>
          </OddsContext.Provider>
        </MotionContext.Provider>
      </EnvironmentContext.Provider>
    </I18nProvider>
  );
});
