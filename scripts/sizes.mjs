// Prints the JavaScript that the first page loads, as sent (brotli), and fails above the limit or when it holds what belongs to other pages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './setup/node.mjs';

const dist = join(root, 'packages/app/dist');
const limit = 170 * 1024;
const aim = 150 * 1024;
/** Text that shows in minified code that something of another page came along. */
const elsewhere = {
  'hls.js': /hlsManifestLoading/,
  'the panels of the header': /base-ui-focus-guard/,
  'the chat of rooms': /role:[`"']log[`"']/,
  messaging: /tencentcloud/i,
};
/** What the first page asks for by itself: the entry, its own screen, and the strings of one language. */
const firstPage = [/^index\.html$/, /src\/areas\/home\/screens\/Main\/index\.ts$/, /\/zh\/messages\.po$/];

const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  process.stderr.write('There is no build: run `npm run build` first.\n');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** A chunk and all that it imports at once. */
function reach(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) reach(next, found);
  return found;
}

const starts = firstPage.map((pattern) => Object.keys(manifest).filter((key) => pattern.test(key)));
const missing = firstPage.filter((_, index) => starts[index].length === 0);
const chunks = new Set(starts.flat().flatMap((key) => [...reach(key)]));
const files = [...new Set([...chunks].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
const bytesOf = (file) => brotliCompressSync(readFileSync(join(dist, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const sizes = files.map((file) => ({ file, bytes: bytesOf(file) })).sort((a, b) => b.bytes - a.bytes);
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
const kb = (bytes) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;

const strangers = files.flatMap((file) => {
  const code = readFileSync(join(dist, file), 'utf8');
  return Object.entries(elsewhere).flatMap(([name, mark]) => (mark.test(code) ? [`${file} holds ${name}`] : []));
});
const faults = [
  ...missing.map((pattern) => `the manifest names nothing like ${pattern}`),
  ...(total > limit ? [`more than ${limit / 1024} KB`] : []),
  ...strangers,
];
process.stdout.write(
  `JavaScript of /main, brotli:\n${sizes.map(({ file, bytes }) => `${kb(bytes)}  ${file}`).join('\n')}\n${kb(total)}  in all (limit ${limit / 1024} KB, aim ${aim / 1024} KB)\n`,
);
for (const fault of faults) process.stdout.write(`FAULT: ${fault}\n`);
process.exitCode = faults.length ? 1 : 0;
