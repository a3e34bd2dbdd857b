// npm run bench -- danmaku pages: runs benchmarks and puts their tables into bench/README.md, or into the page that a benchmark names;
// without a name it lists them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup/node.mjs';
import { elapsed } from './setup/progress.mjs';

const folder = join(root, 'bench');
const fileOf = (name) => join(folder, name, 'bench.mjs');
const all = readdirSync(folder).filter((name) => existsSync(fileOf(name)));

const heading = `# Benchmarks

Each compares ours with a peer or a bare floor in the same run; only ratios inside one run count. No test asserts a time.
\`npm run bench -- <name>\` runs one and replaces its section.
`;

/** Puts a section in its place, or at the end when it is new. */
function withSection(text, name, markdown) {
  const [open, close] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const section = `${open}\n${markdown.trim()}\n${close}`;
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  return from < 0 ? `${text.trimEnd()}\n\n${section}\n` : text.slice(0, from) + section + text.slice(to + close.length);
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !all.includes(name));
if (names.length === 0 || unknown.length) {
  process.stdout.write(`${unknown.length ? `No benchmark ${unknown.join(', ')}. ` : ''}Benchmarks: ${all.join(', ')}\n`);
  process.exit(unknown.length ? 1 : 0);
}
for (const name of names) {
  const since = performance.now();
  process.stdout.write(`${name} …\n`);
  const { run, report: page } = await import(pathToFileURL(fileOf(name)));
  const report = page ? join(root, page) : join(folder, 'README.md');
  const markdown = await run();
  process.stdout.write(`${markdown.trim()}\n(${name}: ${elapsed(since)})\n`);
  writeFileSync(report, withSection(existsSync(report) ? readFileSync(report, 'utf8') : heading, name, markdown));
}
