import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { kept } from './vite.kept.ts';

/** Plugins of everything that renders: the app, Storybook and the tests of parts. The order matters: styles, React, catalogs, macros. */
export const rendering = () => [
  vanillaExtractPlugin(),
  react(),
  lingui({ failOnCompileError: true }),
  kept('rendering', babel({ presets: [reactCompilerPreset(), linguiTransformerBabelPreset()] })),
];

/** Plugins of code that only speaks (the server): catalogs and macros. */
export const speaking = () => [
  lingui({ failOnCompileError: true }),
  kept('speaking', babel({ presets: [linguiTransformerBabelPreset()] })),
];
