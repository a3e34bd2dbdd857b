// Storybook of a commit and of the working tree, each built once for the files that it is made of.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { run } from '../setup/command.mjs';
import { root, toolEnvironment, workingNode } from '../setup/node.mjs';
import { progress } from '../setup/progress.mjs';

const execute = promisify(execFile);
/** Folder of builds and pictures, outside of git. */
export const home = join(root, '.pictures');
/** Sources of Storybook's build. */
const sources = ['.storybook', 'packages/ui', 'scripts/categories', 'scripts/package'];
const settings = ['vite.shared.ts', 'lingui.config.ts', 'package-lock.json', 'tsconfig.base.json'];
const unread = /\.md$|\.test\.tsx?$|\/__screenshots__\//;
/** Builds that are kept: the newest. */
const most = 6;

/** Returns the output of a git command. */
export async function git(args, env = {}) {
  const { stdout } = await execute('git', args, { cwd: root, env: { ...process.env, ...env }, maxBuffer: 1e9 });
  return stdout.trim();
}

/** The commit to compare with: the given one, else where the branch left main, which on main itself is its last commit. */
export const baseCommit = (given) => (given ? git(['rev-parse', '--verify', `${given}^{commit}`]) : git(['merge-base', 'HEAD', 'main']));

/** Paths that differ between a commit and the working tree, new files too; of a moved file both. */
export async function changedSince(commit) {
  const lists = await Promise.all([
    git(['diff', '--name-only', '--no-renames', '-z', commit]),
    git(['ls-files', '--others', '--exclude-standard', '-z']),
  ]);
  return lists.flatMap((list) => list.split('\0')).filter(Boolean);
}

/** Returns the working tree as git would commit it, without touching the user's index. */
export async function workingTree() {
  mkdirSync(home, { recursive: true });
  const index = join(home, `index.${process.pid}`);
  copyFileSync(await git(['rev-parse', '--path-format=absolute', '--git-path', 'index']), index);
  try {
    await git(['add', '--all'], { GIT_INDEX_FILE: index });
    return await git(['write-tree'], { GIT_INDEX_FILE: index });
  } finally {
    rmSync(index, { force: true });
  }
}

/** Name of the build of a commit or tree: the same files give the same build. */
async function buildName(tree) {
  const files = (await git(['ls-tree', '-r', tree, '--', ...sources, ...settings])).split('\n').filter((line) => !unread.test(line));
  return createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
}

/** Removes all but the newest builds. */
function prune(folder) {
  const byAge = readdirSync(folder)
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at);
  for (const { name } of byAge.slice(most)) rmSync(join(folder, name), { recursive: true, force: true });
}

/**
 * Builds Storybook unless it was built before from the same files.
 * @param {string} tree commit or tree
 * @param {{ title: string, checkout: () => Promise<string> | string }} options `checkout` gives the folder where those files lie
 * @returns {Promise<string>} folder of the build
 */
export async function storybookOf(tree, { title, checkout }) {
  const builds = join(home, 'builds');
  const target = join(builds, await buildName(tree));
  if (existsSync(target)) {
    utimesSync(target, new Date(), new Date());
    return target;
  }
  const folder = await checkout();
  const draft = join(home, `draft.${process.pid}`);
  const line = progress(title);
  const { code, output } = await run(
    workingNode(),
    ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--test', '-o', draft, '--quiet', '--disable-telemetry'],
    { cwd: folder, env: toolEnvironment() },
  );
  if (code !== 0) {
    line.failed();
    rmSync(draft, { recursive: true, force: true });
    throw new Error(`${output}\nStorybook could not be built in ${folder}.`);
  }
  mkdirSync(builds, { recursive: true });
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
  line.done();
  prune(builds);
  return target;
}

/** Links installed packages into another folder; links to workspaces are copied, so that they lead to the workspaces there. */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name.startsWith('.') && entry.name !== '.bin') continue;
    if (entry.isSymbolicLink()) {
      rmSync(target, { recursive: true, force: true });
      symlinkSync(readlinkSync(source), target, 'junction');
    } else if (entry.name.startsWith('@')) linkPackages(source, target);
    else if (!existsSync(target)) symlinkSync(source, target, 'junction');
  }
}

const lockOf = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** Gives a checkout its packages: those that are installed here where the lockfile is the same, else its own. */
async function providePackages(folder) {
  const modules = join(folder, 'node_modules');
  const isInstalled = existsSync(join(modules, '.package-lock.json'));
  if (!isInstalled && lockOf(folder) === lockOf(root)) {
    linkPackages(join(root, 'node_modules'), modules);
    for (const name of readdirSync(join(root, 'packages'))) {
      const [source, target] = [join(root, 'packages', name, 'node_modules'), join(folder, 'packages', name, 'node_modules')];
      if (existsSync(source) && !existsSync(target) && existsSync(join(target, '..'))) symlinkSync(source, target, 'junction');
    }
    return;
  }
  // Linked modules are no installation: npm would take them for one.
  if (!isInstalled) {
    rmSync(modules, { recursive: true, force: true });
    for (const name of readdirSync(join(folder, 'packages')))
      rmSync(join(folder, 'packages', name, 'node_modules'), { recursive: true, force: true });
  }
  const { ensureInstalled } = await import(pathToFileURL(join(folder, 'scripts/setup/install.mjs')).href);
  await ensureInstalled();
}

/**
 * Checks a commit out beside the working tree, with its packages.
 * @param {string} commit
 * @returns {Promise<string>} folder
 */
export async function checkoutOf(commit) {
  const folder = join(home, 'base');
  await git(['worktree', 'prune']);
  if (existsSync(join(folder, '.git'))) await git(['-C', folder, 'checkout', '--quiet', '--detach', '--force', commit]);
  else {
    rmSync(folder, { recursive: true, force: true });
    await git(['worktree', 'add', '--quiet', '--force', '--detach', folder, commit]);
  }
  await providePackages(folder);
  return folder;
}
