// Part of npm run fix: writes the tables of docs/SETTINGS.md from the schema of the settings.
import { write } from './setup/generated.mjs';
import { written } from './settings/table.mjs';

for (const path of write(written())) process.stdout.write(`${path}\n`);
