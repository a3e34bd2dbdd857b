import babel from '@rolldown/plugin-babel';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'tsdown';
import { catalogs } from '../../scripts/package/catalogs.mjs';
import { clients } from '../../scripts/package/clients.mjs';
import { writeManifest } from '../../scripts/package/manifest.mjs';
import { sources } from '../../scripts/package/parts.mjs';

/** Styles lie beside the part whose they are. */
const beside = ({ originalFileNames: [original = ''] }) => `${original.replace(/^.*?src\//, '').replace(/\.css\.ts\.vanilla\.css$/, '')}.css`;

export default defineConfig({
  entry: sources(),
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  dts: true,
  fixedExtension: false,
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), catalogs(), babel({ presets: [reactCompilerPreset({ target: '18' }), linguiTransformerBabelPreset()] }), clients()],
  inputOptions: { checks: { pluginTimings: false } },
  outputOptions: { assetFileNames: beside },
  hooks: { 'build:done': writeManifest },
});
