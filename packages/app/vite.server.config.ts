import { defineConfig } from 'vite';
// @boundaries-ignore the plugins are the same for every package and stand at the root
import { rendering } from '../../vite.shared.ts';
import { styleNames } from './vite.config.ts';

/** Build of the part that draws pages on the server: the app once more, for Node, in files that need nothing beside them. */
export default defineConfig({
  plugins: rendering(),
  oxc: { plugins: styleNames },
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry.server.tsx',
    outDir: 'server/dist',
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    sourcemap: false,
    assetsInlineLimit: 0,
  },
});
