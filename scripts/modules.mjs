// npm run modules: writes the tree into the README of packages/server, and the table of modules into theirs.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { written } from './server/tree.mjs';
import { root } from './setup/node.mjs';

for (const [path, text] of Object.entries(written())) writeFileSync(join(root, path), text);
