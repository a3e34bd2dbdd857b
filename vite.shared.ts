import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { layers } from './scripts/package/layers.ts';
import { cached } from './vite.transformCache.ts';

const { resolve } = createRequire(import.meta.url);
/** Styles of a font for one set of letters, as its package keeps them. */
const ofLetters = /\/node_modules\/(@fontsource\/barlow(?:-condensed)?)\/(\w+)-\d+\.css$/;

/**
 * Adds `unicode-range` to a font's styles for one character set. The package leaves it out there, and then a browser that misses a
 * character, such as each Chinese one, downloads all files to look for it.
 * Also drops the older format (woff): no browser that the site supports asks for it.
 */
function nameLetters(): Plugin {
  return {
    name: 'name-letters',
    enforce: 'pre',
    transform(code, id) {
      const [, font = '', letters = ''] = ofLetters.exec(id.replaceAll('\\', '/').replace(/\?.*/, '')) ?? [];
      if (!font || code.includes('unicode-range')) return null;
      const ranges = JSON.parse(readFileSync(resolve(`${font}/unicode.json`), 'utf8')) as Record<string, string>;
      if (!ranges[letters]) throw new Error(`${font} does not say which letters ${letters} are`);
      return {
        code: code.replace(/, url\([^)]+\.woff\) format\('woff'\)/, '').replace(/;\s*\}/, `; unicode-range: ${ranges[letters]}; }`),
        map: null,
      };
    },
  };
}

const parts = (names: string) => new RegExp(`/packages/ui/src/(?:${names})/`);

/**
 * Components that the React compiler leaves out: they only draw their props, seldom or small, and their parents memoise the element
 * already, so memoising every piece within costs bytes (a third of such a part) and gains nothing. None of them has an effect or a
 * context that depends on an object or a function made while rendering; components that do, or that render with every score, comment or
 * frame, are compiled.
 */
const plain = [
  parts(
    'pictures|actions/(?:Button|ButtonLink|Chip|FollowButton|IconButton|Link|Pressable|Tabs)|content/SearchBox|feedback/(?:Banner|EmptyState|ErrorState)',
  ),
  parts(
    'format/PriceTag|forms/(?:FormField|Input|SegmentedControl)|frame/(?:Card|Footer|Header|LanguageSwitch|Logo|SectionTitle|Text|ThemeSwitch)|lists/(?:Facts|TwoLines)',
  ),
  parts('live/(?:AnchorRank|ChannelStrip|HeroPlayer|LevelBadge|LiveCard|NobleBadge|ReplayCard|RoomHead)|member/UserMenu'),
  parts('scores/(?:CardMark|Crest|MatchAgenda|MatchCard|MatchEvents|Scorebug|StatusChip)'),
  /\/packages\/app\/src\/(?:shell\/(?:Footer|Header|Overlays)|platform\/walk\/WalkRouter|areas\/home\/screens\/Main\/(?:MainHero|MainMore|MainRank|MainScreen|MainStage|MainStrip|Waiting))\.tsx$/,
];
const remembers = (file: string) => !file.includes('/node_modules/') && !plain.some((known) => known.test(file.replaceAll('\\', '/')));

/**
 * Plugins of everything that renders: the app, Storybook and the tests of parts. The order matters: styles, React, catalogs, macros.
 * @param target the release of React that is compiled for, where it is an older one than the repository's own
 */
export const rendering = (target?: '18') => [
  nameLetters(),
  layers(),
  vanillaExtractPlugin(),
  react(),
  lingui({ failOnCompileError: true }),
  cached(
    `rendering${target ?? ''}`,
    babel({ presets: [reactCompilerPreset({ sources: remembers, ...(target && { target }) }), linguiTransformerBabelPreset()] }),
  ),
];

/** Plugins of code that only speaks (the server): catalogs and macros. */
export const speaking = () => [
  lingui({ failOnCompileError: true }),
  cached('speaking', babel({ presets: [linguiTransformerBabelPreset()] })),
];
