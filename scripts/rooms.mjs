// npm run rooms: writes the barrel, the doors and the tree of packages/ui from its folders; `--check` only says what is stale.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { library } from './rooms/rooms.mjs';
import { stale, written } from './rooms/written.mjs';

const behind = stale();
if (process.argv.includes('--check')) {
  for (const file of behind) process.stdout.write(`packages/ui/${file} is not what the folders hold: npm run rooms\n`);
  process.exitCode = behind.length ? 1 : 0;
} else {
  const texts = written();
  for (const file of behind) {
    writeFileSync(join(library, file), texts[file]);
    process.stdout.write(`packages/ui/${file}\n`);
  }
}
