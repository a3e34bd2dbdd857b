// Prints what a site of each list of doors weighs beside React, as JSON: bytes minified and in brotli.
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const lists = JSON.parse(process.argv[2]);
const brotli = (text) => brotliCompressSync(text).length;
const measured = (texts) => ({
  bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
  brotli: texts.reduce((sum, text) => sum + brotli(text), 0),
});

async function weigh(doors) {
  const source = doors
    .map((door, index) => `import * as door${index} from '${door}'; globalThis['door${index}'] = door${index};`)
    .join('\n');
  const entry = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
    load: (id) => (id === '\0entry' ? source : undefined),
  };
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry],
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'entry', external: /^(react|react-dom)(\/|$)/ } },
  });
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const first = new Set();
  const reach = (name) => {
    if (first.has(name) || !chunks.has(name)) return;
    first.add(name);
    chunks.get(name).imports.forEach(reach);
  };
  [...chunks.values()].filter((chunk) => chunk.isEntry).forEach((chunk) => reach(chunk.fileName));
  const code = (wanted) => [...chunks.values()].filter(({ fileName }) => first.has(fileName) === wanted).map((chunk) => chunk.code);
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ source }) => String(source));
  return { js: measured(code(true)), later: measured(code(false)), css: measured(styles) };
}

const sizes = {};
for (const [name, doors] of Object.entries(lists)) sizes[name] = await weigh(doors);
process.stdout.write(`${JSON.stringify(sizes)}\n`);
