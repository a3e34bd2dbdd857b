// npm run new -- part <category>/<Name>, screen <area>/<Name>, or resource|module <subject>/<Name>: writes the files of a new thing;
// refuses to overwrite.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shapeOf } from './new/index.mjs';
import { laidOut } from './setup/laidOut.mjs';
import { root } from './setup/node.mjs';

const at = (path) => join(root, path);

async function write({ files, appends, requires = {}, after = [], next }) {
  const present = Object.keys(files).filter((path) => existsSync(at(path)));
  if (present.length) throw new Error(`Already there: ${present.join(', ')}`);
  for (const [path, command] of Object.entries(requires))
    if (!existsSync(at(path))) throw new Error(`${path} is missing; make it first: ${command}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), await laidOut(path, text), { flag: 'wx' });
    process.stdout.write(`${path}\n`);
  }
  for (const [path, line] of Object.entries(appends)) if (!readFileSync(at(path), 'utf8').includes(line)) appendFileSync(at(path), line);
  for (const script of after) await import(pathToFileURL(at(script)).href);
  process.stdout.write(`Next:\n${next.map((step) => `  - ${step}`).join('\n')}\n`);
}

try {
  const [kind, name] = process.argv.slice(2);
  await write(shapeOf(kind, name));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
