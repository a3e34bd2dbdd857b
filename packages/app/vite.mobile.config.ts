import { defineConfig } from 'vite';
// @boundaries-ignore the plugins are the same for every package and stand at the root
import { rendering } from '../../vite.shared.ts';
import { precompress } from './precompress.ts';

const server = process.env.PITCHSIDE_DEV_SERVER ?? 'http://127.0.0.1:3000';

/** The mobile page is a build of its own: phones load nothing of the desktop site, and the desktop site nothing of theirs. */
export default defineConfig({
  root: 'mobile',
  base: '/m/',
  publicDir: false,
  plugins: [...rendering(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': server } },
});
