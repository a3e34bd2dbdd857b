import { defineConfig } from 'vite';
// @boundaries-ignore the plugins are the same for every package and stand at the root
import { speaking } from '../../vite.shared.ts';

/** Bundles of our own code: supervisor, site, command line, audit and importer; libraries stay in node_modules. */
export default defineConfig({
  plugins: speaking(),
  // Both are many small modules, and Node reads the long description of a package anew for each: a second and a half of every start.
  ssr: { noExternal: [/^@pitchside\//, /^drizzle-orm(\/|$)/, /^zod(\/|$)/] },
  build: {
    ssr: true,
    rollupOptions: {
      input: { main: 'src/main.ts', site: 'src/siteMain.ts', cli: 'src/cli.ts', audit: 'src/auditMain.ts', import: 'src/importMain.ts' },
    },
    target: 'node22',
    outDir: 'dist',
    minify: false,
    sourcemap: true,
  },
});
