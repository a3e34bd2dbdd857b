// Gives every new string of the library its key (part of npm run fix).
import { writeKeys } from './i18n/strings.mjs';

const fresh = await writeKeys();
if (fresh) process.stdout.write(`${fresh} new keys of strings in packages/ui/src/locales/strings/keys.data.ts.\n`);
