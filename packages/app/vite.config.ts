import { defineConfig } from 'vite';
// @boundaries-ignore the plugins are the same for every package and stand at the root
import { rendering } from '../../vite.shared.ts';
import { withoutServersPart } from './calls.ts';
import { chunks } from './chunks.ts';
import { openDoors } from './doors.ts';
import { spared } from './spared.ts';
import { precompress } from './precompress.ts';
import { preloadScreens } from './preload.ts';
import { divideWords } from './words.ts';
import { named } from './named.ts';

const server = process.env.PITCHSIDE_DEV_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [openDoors(), withoutServersPart(), spared(), ...rendering(), divideWords(), preloadScreens(), precompress()],
  worker: { format: 'es', plugins: () => [withoutServersPart()] },
  build: {
    target: 'es2023',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false, resolveDependencies: named },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  server: { proxy: { '/api': server, '/media': server, '/upload': server, '/u/': server, '/ws': { target: server, ws: true } } },
});
