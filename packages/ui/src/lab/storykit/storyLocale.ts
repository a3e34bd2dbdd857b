import { uiLocales, type UiLocale } from '../../locales/index.ts';

/** Languages of Storybook: those of the components, and a pseudo-language that is English made 60 % longer. */
export const storyLocales = [...uiLocales, 'pseudo'] as const;
export type StoryLocale = (typeof storyLocales)[number];

const known = (name: unknown): StoryLocale | undefined => storyLocales.find((locale) => locale === name);

/** Storybook keeps its toolbar in the address: `globals=locale:en;theme:night`. */
function fromAddress(): StoryLocale | undefined {
  if (typeof location === 'undefined') return undefined;
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return known(
    globals
      .split(';')
      .find((pair) => pair.startsWith('locale:'))
      ?.slice('locale:'.length),
  );
}

/**
 * Language of this page's stories. It is fixed while the page lives: choosing another reloads the page,
 * as on the site itself (specification section 1).
 */
export const storyLocale: StoryLocale = known(import.meta.env.VITE_STORY_LOCALE) ?? fromAddress() ?? 'zh';

/** The language of the components behind a language of stories: the pseudo-language formats numbers and times in English. */
export const partLocale = (locale: StoryLocale): UiLocale => (locale === 'pseudo' ? 'en' : locale);
