import { defineConfig } from 'vite';
// @boundaries-ignore the plugins are the same for every package and stand at the root
import { speaking } from '../../vite.shared.ts';

/** Three programs of our own code: the site, its command line and the audit; libraries stay in node_modules. */
export default defineConfig({
  plugins: speaking(),
  ssr: { noExternal: [/^@pitchside\//] },
  build: { ssr: true, rollupOptions: { input: { main: 'src/main.ts', cli: 'src/cli.ts', audit: 'src/audit.main.ts', import: 'src/import.main.ts' } }, target: 'node22', outDir: 'dist', minify: false, sourcemap: true },
});
