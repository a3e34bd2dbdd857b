// Part of npm run fix: writes the barrel, the doors and the tree of packages/ui from its folders.
import { written } from './rooms/written.mjs';
import { write } from './setup/generated.mjs';

for (const path of write(written())) process.stdout.write(`${path}\n`);
