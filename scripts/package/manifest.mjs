import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { designTokens, tokensResolver } from '../../packages/ui/src/theme/designTokens.ts';
import { root } from '../setup/node.mjs';
import { builtFiles, effectsOf, importsOf, packageOf, textOf } from './built.mjs';
import { takingUndefined } from './declarations.mjs';
import { pages } from './pages.mjs';
import { dist, languages, library, openings } from './parts.mjs';

/** Styles that nobody names: rules for the whole page. */
const nameless = (file) => file.endsWith('.css.js') && !/^export /m.test(textOf(file));
const beside = (file, name) => posix.join(posix.dirname(file), name);

/** Modules that do something by being imported, besides bringing their own styles. A bundler may drop every other one that nobody uses. */
const effectful = (files) =>
  files.filter((file) => {
    if (file.endsWith('.css.js')) return nameless(file);
    return (
      file.endsWith('.js') &&
      effectsOf(textOf(file)).some((name) =>
        packageOf(name) ? name.endsWith('.css') : name.endsWith('.css.js') && nameless(beside(file, name)),
      )
    );
  });

const doors = () =>
  Object.fromEntries(Object.entries(openings()).map(([name, file]) => [name, { types: `./${file}.d.ts`, default: `./${file}.js` }]));

/** An optional companion is named only once something can load it. */
function companions({ peerDependencies, peerDependenciesMeta = {} }, files) {
  const loaded = new Set(files.filter((file) => /\.js$/.test(file)).flatMap((file) => importsOf(textOf(file)).map(packageOf)));
  const kept = (name) => !peerDependenciesMeta[name]?.optional || name.startsWith('@types/') || loaded.has(name);
  const only = (record) => Object.fromEntries(Object.entries(record).filter(([name]) => kept(name)));
  return { peerDependencies: only(peerDependencies), peerDependenciesMeta: only(peerDependenciesMeta) };
}

const catalogTypes =
  "import type { Messages } from '@lingui/core';\n/** The strings of the parts in this language. */\nexport declare const messages: Messages;\n";

/** Makes the built folder a package: manifest, types of the catalogs, documents. */
export function writeManifest() {
  for (const language of languages()) writeFileSync(join(dist, 'locales', language, 'messages.d.ts'), catalogTypes);
  for (const document of ['README.md', 'CHANGELOG.md', 'MIGRATION.md']) copyFileSync(join(library, document), join(dist, document));
  if (existsSync(join(library, 'LICENSE'))) copyFileSync(join(library, 'LICENSE'), join(dist, 'LICENSE'));
  copyFileSync(join(root, 'THIRD_PARTY.md'), join(dist, 'THIRD_PARTY.md'));
  for (const file of builtFiles().filter((name) => name.endsWith('.d.ts'))) writeFileSync(join(dist, file), takingUndefined(textOf(file)));
  writeFileSync(join(dist, 'tokens.json'), `${JSON.stringify(designTokens(), null, 2)}\n`);
  cpSync(join(library, 'bin'), join(dist, 'bin'), { recursive: true });
  mkdirSync(join(dist, 'docs'), { recursive: true });
  for (const [path, text] of pages()) writeFileSync(join(dist, path), text);
  writeFileSync(join(dist, 'tokens.resolver.json'), `${JSON.stringify(tokensResolver, null, 2)}\n`);
  const own = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
  const { name, version, description, license, type, engines, dependencies } = own;
  const files = builtFiles();
  const manifest = {
    name,
    version,
    description,
    license,
    type,
    engines,
    sideEffects: ['**/*.css', ...effectful(files).map((file) => `./${file}`)],
    bin: { 'pitchside-ui': './bin/migrate.mjs' },
    files: ['**/*.js', 'bin/*.mjs', '**/*.css', '**/*.d.ts', '*.md', 'docs/*.md', 'llms.txt', 'LICENSE', 'tokens*.json'],
    exports: {
      ...doors(),
      './tokens.json': './tokens.json',
      './tokens.resolver.json': './tokens.resolver.json',
      './package.json': './package.json',
    },
    ...companions(own, files),
    dependencies,
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
