import { defineConfig } from 'vite';
// @boundaries-ignore the plugins are the same for every package and stand at the root
import { speaking } from '../../vite.shared.ts';

/** One file of our own code; libraries stay in node_modules. */
export default defineConfig({
  plugins: speaking(),
  ssr: { noExternal: [/^@pitchside\//] },
  build: { ssr: 'src/main.ts', target: 'node22', outDir: 'dist', minify: false, sourcemap: true },
});
