// npm run fix: regenerates all generated files, formats and lints with fixes; prints the files that it changed.
// It regenerates what depends on files changed since main; --all regenerates everything. --push is what the pre-push hook runs
// (scripts/hooks.mjs).
import { readFileSync, statSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from './setup/build.mjs';
import { run } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode, root, toolEnvironment, workingNode } from './setup/node.mjs';
import { progress } from './setup/progress.mjs';

requireNode();
const all = process.argv.includes('--all');
const isPush = process.argv.includes('--push');

const node = async (...args) => {
  const { code, output } = await run(workingNode(), args, { env: toolEnvironment({ NO_COLOR: '1', FORCE_COLOR: undefined }) });
  return code === 0 ? undefined : stripVTControlCharacters(output).trim();
};
const git = async (...args) => (await run('git', args)).output.split('\n').filter(Boolean);
/** Characters of a commit title at most. */
const longestTitle = 72;
const code = ['**/*.ts', '**/*.tsx', '**/*.mjs'];

/**
 * Generated files, in this order, because lists and catalogs are formatted like everything else.
 * `reads` are the source files; `make` resolves to its faults, if there are any; while what it `needs` has one, it is left out.
 */
const artefacts = [
  {
    name: 'lists and trees of packages/ui and packages/app',
    reads: ['packages/{ui,app}/src/**'],
    make: () => node('scripts/categories.mjs'),
  },
  { name: 'trees of packages/server', reads: ['packages/server/src/**'], make: () => node('scripts/modules.mjs') },
  {
    name: 'docs/SETTINGS.md',
    reads: ['packages/server/src/settings{.ts,/**}', 'docs/SETTINGS.md'],
    make: () => node('scripts/settings.mjs'),
  },
  {
    name: 'catalogs',
    reads: ['packages/{ui,app,server}/src/**/*.{ts,tsx}'],
    make: async () => (await node('node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean')) ?? (await node('scripts/strings.mjs')),
  },
  {
    name: 'translations',
    reads: ['packages/*/src/**/*.{ts,tsx,po}'],
    make: async () => {
      const gaps = await node('node_modules/@lingui/cli/dist/lingui.js', 'check', 'missing', '--mode', 'catalog', '--verbose');
      return gaps && `${gaps}\nFill in msgstr, then run npm run fix again.`;
    },
  },
  {
    name: 'migrations',
    reads: ['packages/server/src/**/*.tables.ts'],
    make: () => node('node_modules/drizzle-kit/bin.cjs', 'generate', '--config', 'packages/server/drizzle.config.ts'),
  },
  {
    name: 'sizes of entry points',
    reads: ['packages/ui/src/**'],
    // The library is not built while a text has no translation.
    needs: 'translations',
    make: async () => {
      await ensureBuilt(['ui']);
      return node('scripts/package/doorSizes.mjs');
    },
  },
  { name: 'lint', reads: code, make: lint },
  { name: 'format', reads: ['**'], make: (files) => node('node_modules/oxfmt/bin/oxfmt', '--no-error-on-unmatched-pattern', ...files) },
];

/** Lints with fixes: everything, or the files that changed. */
async function lint(files) {
  const those = files.filter((file) => code.some((pattern) => matchesGlob(file, pattern)));
  return (
    (await node('node_modules/oxlint/bin/oxlint', '--deny-warnings', '--fix', ...those)) ??
    (await node(
      'node_modules/eslint/bin/eslint.js',
      '--fix',
      '--cache',
      '--cache-location',
      '.turbo/eslint',
      '--cache-strategy',
      'content',
      ...(all ? ['.'] : those),
    ))
  );
}

/** Returns the commit where the branch left main; HEAD where there is no main of others. */
async function baseCommit() {
  const [found] = await git('merge-base', 'HEAD', 'origin/main');
  return /^[0-9a-f]{40}$/.test(found ?? '') ? found : 'HEAD';
}

/** Returns the files that differ from main, and uncommitted ones; deleted ones too, since lists depend on them. */
async function changedFiles() {
  const base = await baseCommit();
  return [...new Set([...(await git('diff', '--name-only', base)), ...(await git('ls-files', '--others', '--exclude-standard'))])];
}

const contentOf = (file) =>
  statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ? readFileSync(join(root, file), 'base64') : undefined;
/** Content of every file that differs from HEAD now. */
const state = async () => {
  const files = [...(await git('diff', '--name-only', 'HEAD')), ...(await git('ls-files', '--others', '--exclude-standard'))];
  return new Map(files.map((file) => [file, contentOf(file)]));
};

try {
  await ensureInstalled();
  const before = await state();
  const changed = await changedFiles();
  const faults = [];
  const broken = new Set();
  for (const { name, reads, needs, make } of artefacts) {
    if (broken.has(needs)) continue;
    if (!all && !changed.some((file) => reads.some((pattern) => matchesGlob(file, pattern)))) continue;
    const line = progress(name);
    const files = all ? [] : (await changedFiles()).filter((file) => contentOf(file) !== undefined);
    // A build that fails is a fault like any other: what comes after it is still made.
    const fault = await make(files).catch((error) => error.message);
    if (fault === undefined) line.done();
    else {
      line.failed();
      broken.add(name);
      faults.push(`${name}:\n${fault}`);
    }
  }
  if (isPush) {
    const titles = await git('log', '--no-merges', '--format=%s', `${await baseCommit()}..HEAD`);
    const wide = titles.filter((title) => title.length > longestTitle);
    if (wide.length > 0) faults.push(`titles of commits have at most ${longestTitle} characters:\n${wide.join('\n')}`);
    const line = progress('types');
    const fault = await node('node_modules/@typescript/native/bin/tsc', '-p', '.');
    if (fault === undefined) line.done();
    else {
      line.failed();
      faults.push(`types:\n${fault}`);
    }
  }
  const after = await state();
  const renewed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => (before.has(file) ? before.get(file) : '') !== (after.has(file) ? after.get(file) : ''),
  );
  process.stdout.write(renewed.length > 0 ? `Changed:\n${renewed.map((file) => `  ${file}\n`).join('')}` : 'Nothing had to be changed.\n');
  for (const fault of faults) process.stdout.write(`\n✗ ${fault}\n`);
  // Files that were regenerated only now are in no commit that is pushed.
  if (isPush && renewed.length > 0) process.stdout.write('\nCommit these before you push, or push with PITCHSIDE_HOOKS=off.\n');
  process.exitCode = faults.length > 0 || (isPush && renewed.length > 0) ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
