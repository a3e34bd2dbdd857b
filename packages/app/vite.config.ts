import { defineConfig } from 'vite';
import { rendering } from '../../vite.shared.ts';
import { precompress } from './precompress.ts';

const server = process.env.PITCHSIDE_DEV_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [...rendering(), precompress()],
  build: { target: 'es2023', manifest: true, sourcemap: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { '/api': server, '/media': server, '/ws': { target: server, ws: true } } },
});
