// Part of npm run fix: writes the barrel, the doors and the tree of packages/ui from its folders, and the tree of packages/app.
import { written as areas } from './categories/areas.mjs';
import { written } from './categories/written.mjs';
import { write } from './setup/generated.mjs';

for (const path of write({ ...written(), ...areas() })) process.stdout.write(`${path}\n`);
