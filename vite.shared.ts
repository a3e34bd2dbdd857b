import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { layers } from './scripts/package/layers.ts';

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

/** Lingui's macros, the one transform that still needs Babel. They come before React's compiler, which reads what they leave. */
const macros = () => babel({ presets: [linguiTransformerBabelPreset()] });

/**
 * Plugins of everything that renders: the app, Storybook and the tests of parts. The order matters: styles, catalogs, macros, React.
 * @param target the release of React that is compiled for, where it is an older one than the repository's own
 */
export const rendering = (target?: '18') => [
  nameLetters(),
  layers(),
  vanillaExtractPlugin(),
  lingui({ failOnCompileError: true }),
  macros(),
  react({ compiler: target ? { target } : true }),
];

/** Plugins of code that only speaks (the server): catalogs and macros. */
export const speaking = () => [lingui({ failOnCompileError: true }), macros()];
