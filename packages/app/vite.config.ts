import { defineConfig } from 'vite';
// @boundaries-ignore the plugins are the same for every package and stand at the root
import { rendering } from '../../vite.shared.ts';
import { chunks } from './chunks.ts';
import { precompress } from './precompress.ts';
import { preloadScreens } from './preload.ts';

const server = process.env.PITCHSIDE_DEV_SERVER ?? 'http://127.0.0.1:3000';

/** Class names of layouts come from their files, so that what the server draws has the same ones. */
export const styleNames = { styledComponents: { displayName: false, fileName: false } };

export default defineConfig({
  oxc: { plugins: styleNames },
  plugins: [...rendering(), preloadScreens(), precompress()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Overlays of broadcasts are a page of their own: nothing of the site stands around them.
    rolldownOptions: { input: ['index.html', 'overlay.html'], output: { codeSplitting: chunks } },
  },
  server: {
    proxy: {
      '/api': server,
      '/media': server,
      '/upload': server,
      '/u/': server,
      '/calendars': server,
      '/overlay/': { target: server, bypass: () => '/overlay.html' },
      '/manifest.webmanifest': server,
      '/offline': server,
      '/ws': { target: server, ws: true },
    },
  },
});
