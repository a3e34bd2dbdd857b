// Checks the catalogs: extraction would change neither them nor the keys of the library's strings, and nothing is missing in en and vi.
// Every message compiles and keeps its values, agrees with the library on the same source, and has no word that the glossary forbids.
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { keysFile, keysNow } from './i18n/strings.mjs';
import { otherWords, refusedWords } from './i18n/words.mjs';
import { run } from './setup/command.mjs';
import { root, toolEnvironment, workingNode } from './setup/node.mjs';

const checks = [
  ['sync', '--clean', '--verbose'],
  ['missing', '--mode', 'catalog', '--verbose'],
];

/** Names of the values and tags that a compiled message takes: `count`, `<0>`. */
function taken(tokens, names = new Set()) {
  if (typeof tokens === 'string') for (const [tag] of tokens.matchAll(/<\d+\/?>/g)) names.add(tag.replace('/', ''));
  else if (Array.isArray(tokens)) {
    for (const token of tokens) {
      if (Array.isArray(token)) {
        const [name, , choices] = token;
        names.add(name);
        Object.values(choices ?? {}).forEach((choice) => taken(choice, names));
      } else taken(token, names);
    }
  }
  return names;
}

/** Compiles the texts of one language; faults are messages of the tool. */
function compiled(locale, texts) {
  const { source, errors } = createCompiledCatalog(locale, texts, { strict: true, namespace: 'json' });
  return {
    messages: JSON.parse(source).messages,
    faults: errors.map((fault) => `does not compile: ${fault.source} (${fault.error.message})`),
  };
}

/** Returns the faults in the translations of one catalog in one language. */
function faults(locale, catalog) {
  const entries = Object.entries(catalog).filter(([, { translation }]) => translation);
  const original = compiled(locale, Object.fromEntries(entries.map(([id, { message, translation }]) => [id, message ?? translation])));
  const translated = compiled(locale, Object.fromEntries(entries.map(([id, { translation }]) => [id, translation])));
  const uneven = entries.flatMap(([id, { message, translation }]) => {
    const lost = [...taken(original.messages[id]).symmetricDifference(taken(translated.messages[id]))];
    return lost.length ? [`${lost.join(', ')} is not in both: ${message} -> ${translation}`] : [];
  });
  return [...translated.faults, ...uneven];
}

let failed = false;
for (const check of checks) {
  const { code, output } = await run(workingNode(), ['node_modules/@lingui/cli/dist/lingui.js', 'check', ...check], {
    env: toolEnvironment(),
  });
  process.stdout.write(output);
  failed ||= code !== 0;
}

const config = getConfig({ cwd: root });
const catalogs = await Promise.all(
  (await getCatalogs(config)).map(async (catalog) => ({ catalog, words: await catalog.readAll(config.locales) })),
);
const library = catalogs.find(({ catalog }) => catalog.getFilename('zh').includes('packages/ui/'))?.words ?? {};
for (const { catalog, words } of catalogs) {
  for (const [locale, messages] of Object.entries(words)) {
    const file = relative(root, catalog.getFilename(locale));
    // The server speaks for itself; what a page says goes through one catalog, in which the library's words win.
    const twins = file.includes('/server/') ? [] : otherWords(messages ?? {}, library[locale] ?? {});
    for (const fault of [...faults(locale, messages ?? {}), ...twins, ...refusedWords(locale, messages ?? {})]) {
      failed = true;
      process.stdout.write(`${file}: ${fault}\n`);
    }
  }
}
if ((await keysNow()).text !== readFileSync(keysFile, 'utf8')) {
  failed = true;
  process.stdout.write(`${relative(root, keysFile)} is behind the catalogs.\n`);
}
process.stdout.write(
  failed ? 'Catalogs are not in order: run `npm run fix`, then translate what is missing.\n' : 'Catalogs are complete.\n',
);
process.exitCode = failed ? 1 : 0;
