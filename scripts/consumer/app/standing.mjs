// Renders every component of the package in Node, as a server of this project would, and builds the page that hydrates them;
// prints the faults on the server, as JSON.
import { writeFileSync } from 'node:fs';
import { build } from 'vite';

const shared = { configFile: false, logLevel: 'error', mode: 'development' };
const page = 'dist/standing';

await build({
  ...shared,
  ssr: { noExternal: ['@pitchside/ui'] },
  build: { ssr: 'standing/conformanceNode.js', outDir: 'standing/server', minify: false },
});
await build({
  ...shared,
  base: './',
  build: { outDir: page, emptyOutDir: true, minify: false, rolldownOptions: { input: 'standing.html' } },
});
const { drawEverything } = await import('./standing/server/conformanceNode.js');
const { drawn, control, waiting } = await drawEverything();
writeFileSync(`${page}/drawn.json`, JSON.stringify({ drawn, control }));
const faults = Object.fromEntries(drawn.flatMap(({ name, faults: wrong }) => (wrong.length > 0 ? [[name, wrong]] : [])));
process.stdout.write(`${JSON.stringify({ count: drawn.length, waiting, faults })}\n`);
