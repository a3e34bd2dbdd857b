// Part of npm run fix: writes the tree into the README of packages/server, and the table of modules into theirs.
import { written } from './server/tree.mjs';
import { write } from './setup/generated.mjs';

for (const path of write(written())) process.stdout.write(`${path}\n`);
