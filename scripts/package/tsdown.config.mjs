import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'tsdown';
import { catalogs } from './catalogs.mjs';
import { clients } from './clients.mjs';
import { identifiers } from './identifiers.mjs';
import { packagedStyles } from './layers.ts';
import { writeManifest } from './manifest.mjs';
import { sources } from './parts.mjs';

/** Styles lie beside the part whose they are. */
const beside = ({ originalFileNames: [original = ''] }) =>
  `${original.replace(/^.*?src\//, '').replace(/\.css\.ts\.vanilla\.css$/, '')}.css`;

export default defineConfig({
  // It lies with the tools, which reach into the whole project; what it builds is the package.
  cwd: fileURLToPath(new URL('../../packages/ui', import.meta.url)),
  tsconfig: 'tsconfig.json',
  entry: sources(),
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  dts: true,
  fixedExtension: false,
  plugins: [
    vanillaExtractPlugin({ identifiers }),
    catalogs(),
    babel({ presets: [reactCompilerPreset({ target: '18' }), linguiTransformerBabelPreset()] }),
    clients(),
    packagedStyles(),
  ],
  inputOptions: { checks: { pluginTimings: false } },
  outputOptions: { assetFileNames: beside },
  hooks: { 'build:done': writeManifest },
});
