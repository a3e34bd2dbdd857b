import '@fontsource-variable/noto-sans-sc';
import type { Decorator, Preview } from '@storybook/react-vite';
import type { Messages } from '@lingui/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { partLocale, storyLocale, storyLocales, type StoryLocale } from '../packages/ui/src/lab/storykit/storyLocale.ts';
import { loadStoryMessages } from '../packages/ui/src/lab/storykit/storyMessages.ts';
import { useTriedTheme } from '../packages/ui/src/lab/storykit/triedTheme.ts';
import '../packages/ui/src/theme/reset/index.ts';
import { themeNames, vars, type ThemeName } from '../packages/ui/src/theme/index.ts';
import {
  UiProvider,
  type DataConvention,
  oddsConventions,
  type MotionChoice,
  type OddsConvention,
  type UiProviderProps,
} from '../packages/ui/src/theme/UiProvider/index.ts';
import { docsTheme } from './docs.ts';
import { followLocale } from './followLocale.ts';
import './preview.css';

/** Stories live at one moment, 20:00 in Beijing on a match night, and draw from one seed. */
const frozenNow = Date.UTC(2026, 10, 21, 12, 0, 0);
function seeded(): () => number {
  let state = 20261121;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

/** Conventions of odds by their name in the toolbar. */
const oddsChoices: Readonly<Record<string, { title: string; odds?: OddsConvention }>> = {
  language: { title: 'Odds: as the language has it' },
  zh: { title: 'Odds: Hong Kong, rise red', odds: oddsConventions.zh },
  en: { title: 'Odds: decimal, rise green', odds: oddsConventions.en },
  vi: { title: 'Odds: Malay, rise green', odds: oddsConventions.vi },
};

/** Adds a landmark around a story of a part; a whole page brings its own. */
const Ground = ({ locale, parameters, children }: { locale: StoryLocale; parameters: Record<string, unknown>; children: ReactNode }) => {
  const style = {
    background: vars.color.page,
    color: vars.color.ink1,
    padding: parameters.bleed ? 0 : 24,
    minHeight: (parameters.stage as number | undefined) ?? 'auto',
  };
  const Tag = parameters.page ? 'div' : 'main';
  return (
    <Tag lang={partLocale(locale)} style={style}>
      {children}
    </Tag>
  );
};

/** The provider of a story, which can change its theme in place: props and state of the part stay. */
const Dressed = (props: UiProviderProps) => <UiProvider {...props} theme={useTriedTheme() ?? props.theme} />;

const withProvider: Decorator = (Story, { globals, parameters, loaded }) => {
  followLocale(globals);
  const locale = (parameters.locale ?? globals.locale) as StoryLocale;
  const { odds } = oddsChoices[globals.odds as string] ?? {};
  // A story with a theme of its own never wears another.
  const Provider = parameters.theme ? UiProvider : Dressed;
  return (
    <Provider
      theme={(parameters.theme ?? globals.theme) as ThemeName}
      locale={partLocale(locale)}
      messages={loaded.messages as Messages}
      environment={parameters.live ? undefined : { now: () => frozenNow, random: seeded() }}
      odds={(parameters.odds as OddsConvention | undefined) ?? odds}
      data={parameters.data as Partial<DataConvention> | undefined}
      motion={(parameters.motion ?? globals.motion) as MotionChoice}
    >
      <Ground locale={locale} parameters={parameters}>
        <Story />
      </Ground>
    </Provider>
  );
};

const PartDocs = lazy(() => import('./PartDocs.tsx').then((page) => ({ default: page.PartDocs })));
/** The page of a part; tests look at stories alone and never ask for it. */
const Docs = () => (
  <Suspense fallback={null}>
    <PartDocs />
  </Suspense>
);

/** Base UI's focus guards are hidden from readers and focusable by design: they pass focus on at once, which axe takes for a mistake. */
const focusGuards = '[data-base-ui-focus-guard]';

/** Windows that the site is looked at in; whole pages are pictured in the widest but one. */
const viewports = Object.fromEntries(
  [992, 1280, 1440, 1920].map((width) => [
    `w${width}`,
    { name: `${width} px`, type: 'desktop' as const, styles: { width: `${width}px`, height: '900px' } },
  ]),
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withProvider],
  loaders: [
    async ({ globals, parameters }) => ({ messages: await loadStoryMessages((parameters.locale ?? globals.locale) as StoryLocale) }),
  ],
  parameters: {
    layout: 'fullscreen',
    // Tests in other languages leave to those in Chinese what is alike in all of them.
    a11y: {
      test: import.meta.env.VITE_STORY_LOCALE === undefined ? 'error' : 'off',
      context: { exclude: [focusGuards] },
      // Tests ask for what is wrong alone; the panel lists what passed too.
      options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'] } : {},
    },
    controls: { expanded: true },
    docs: { theme: docsTheme, page: Docs, toc: { headingSelector: 'h2, h3' } },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          'Scores',
          'Live',
          'Messages',
          'Content',
          'Experts',
          'Money',
          'Member',
          'Frame',
          'Actions',
          'Forms',
          'Overlays',
          'Feedback',
          'Lists',
          'Pictures',
          'Format',
          'Theme',
          'House',
          'Pages',
          'Stress',
        ],
      },
    },
  },
  initialGlobals: { theme: 'day', locale: storyLocale, odds: 'language', motion: 'system' },
  globalTypes: {
    theme: { description: 'Theme', toolbar: { icon: 'contrast', items: [...themeNames], dynamicTitle: true } },
    locale: { description: 'Language', toolbar: { icon: 'globe', items: [...storyLocales], dynamicTitle: true } },
    odds: {
      description: 'Odds convention',
      toolbar: {
        icon: 'graphline',
        items: Object.entries(oddsChoices).map(([value, { title }]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        items: [
          { value: 'system', title: 'Motion: as the system asks' },
          { value: 'reduced', title: 'Motion: reduced' },
        ],
        dynamicTitle: true,
      },
    },
  },
  beforeEach: async () => {
    await document.fonts.ready;
  },
};
export default preview;
