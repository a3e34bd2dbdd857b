import { defineConfig } from 'vite';
// @boundaries-ignore the plugins are the same for every package and stand at the root
import { speaking } from '../../vite.shared.ts';

/** The site and its command line; libraries stay in node_modules. */
export default defineConfig({
  plugins: speaking(),
  ssr: { noExternal: [/^@pitchside\//] },
  build: { ssr: true, rollupOptions: { input: { main: 'src/main.ts', cli: 'src/cli.ts' } }, target: 'node22', outDir: 'dist', minify: false, sourcemap: true },
});
