import '@fontsource-variable/noto-sans-sc';
import type { Decorator, Preview } from '@storybook/react-vite';
import type { Messages } from '@lingui/core';
import { loadUiMessages, uiLocales, type UiLocale } from '../packages/ui/src/locales/index.ts';
import { themeNames, vars, type ThemeName } from '../packages/ui/src/theme/index.ts';
import { UiProvider } from '../packages/ui/src/UiProvider/index.ts';
import './preview.css';

/** Stories live at one moment, 20:00 in Beijing on a match night, and draw from one seed. */
const frozenNow = Date.UTC(2026, 10, 21, 12, 0, 0);
function seeded(): () => number {
  let state = 20261121;
  return () => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32);
}

const withProvider: Decorator = (Story, { globals, parameters, loaded }) => {
  const theme = (parameters.theme ?? globals.theme) as ThemeName;
  const locale = (parameters.locale ?? globals.locale) as UiLocale;
  return (
    <UiProvider theme={theme} locale={locale} messages={loaded.messages as Messages} environment={{ now: () => frozenNow, random: seeded() }}>
      <main lang={locale} style={{ background: vars.color.page, color: vars.color.ink1, padding: parameters.bleed ? 0 : 24, minHeight: (parameters.stage as number | undefined) ?? 'auto' }}>
        <Story />
      </main>
    </UiProvider>
  );
};

/** Base UI's focus guards are hidden from readers and focusable by design: they pass focus on at once, which axe takes for a mistake. */
const focusGuards = '[data-base-ui-focus-guard]';

const preview: Preview = {
  decorators: [withProvider],
  loaders: [async ({ globals, parameters }) => ({ messages: await loadUiMessages((parameters.locale ?? globals.locale) as UiLocale) })],
  parameters: { layout: 'fullscreen', a11y: { test: 'error', context: { exclude: [focusGuards] } }, controls: { expanded: true } },
  initialGlobals: { theme: 'day', locale: 'zh' },
  globalTypes: {
    theme: { description: 'Theme', toolbar: { icon: 'contrast', items: [...themeNames], dynamicTitle: true } },
    locale: { description: 'Language', toolbar: { icon: 'globe', items: [...uiLocales], dynamicTitle: true } },
  },
  beforeEach: async () => {
    await document.fonts.ready;
  },
};
export default preview;
