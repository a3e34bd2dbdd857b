import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { diskFull, run } from './command.mjs';
import { root, toolEnvironment, workingNode } from './node.mjs';
import { progress } from './progress.mjs';

const shared = ['package-lock.json', 'vite.shared.ts', 'lingui.config.ts', 'packages/api', 'packages/locales'];

const vite = ['node_modules/vite/bin/vite.js', 'build'];
const tsdown = ['node_modules/tsdown/dist/run.mjs', '--config', '../../scripts/package/tsdown.config.mjs', '--log-level', 'warn'];

/**
 * Builds: the tool, its source files, and the file that shows that a build is there; `folder` where it is not the name of its package.
 * The site takes the parts from their sources.
 */
export const products = {
  app: {
    title: 'Building the site',
    tool: vite,
    sources: [...shared, 'packages/ui', 'packages/app'],
    made: 'packages/app/dist/index.html',
  },
  mobile: {
    title: 'Building the mobile page',
    folder: 'app',
    tool: [...vite, '--config', 'vite.mobile.config.ts'],
    sources: [...shared, 'packages/ui', 'packages/app'],
    made: 'packages/app/mobile/dist/index.html',
  },
  drawing: {
    title: 'Building what draws pages',
    folder: 'app',
    tool: [...vite, '--config', 'vite.server.config.ts'],
    sources: [...shared, 'packages/ui', 'packages/app'],
    made: 'packages/app/server/dist/entry.server.js',
  },
  server: { title: 'Building the server', tool: vite, sources: [...shared, 'packages/server'], made: 'packages/server/dist/main.js' },
  ui: {
    title: 'Building the library',
    tool: tsdown,
    sources: [
      'package-lock.json',
      'lingui.config.ts',
      'tsconfig.base.json',
      'THIRD_PARTY.md',
      'scripts/package',
      'scripts/categories',
      'packages/ui',
    ],
    made: 'packages/ui/dist/package.json',
  },
};

const skipped = /^(dist|node_modules|\..+)$|\.(test|stories|fixtures)\.tsx?$|\.md$/;

/** Files that a build reads: tests and stories are none of them. */
function* filesOf(place) {
  if (statSync(place).isFile()) return yield place;
  for (const entry of readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.test(entry.name)) continue;
    const path = join(place, entry.name);
    if (entry.isDirectory()) yield* filesOf(path);
    else yield path;
  }
}

const listed = (sources) =>
  sources
    .map((source) => join(root, source))
    .filter(existsSync)
    .flatMap((place) => [...filesOf(place)]);
const digest = (parts) => parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');
const byDate = (files) =>
  digest(
    files.map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
const byContent = (files) => digest(files.flatMap((file) => [file.slice(root.length), readFileSync(file)]));

const stampOf = (name) => join(root, 'node_modules/.cache/pitchside', `${name}.json`);

function readStamp(name) {
  try {
    return JSON.parse(readFileSync(stampOf(name), 'utf8'));
  } catch {
    return {}; // no stamp, or one cut short by a full disk: build again
  }
}

function writeStamp(name, stamp) {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), JSON.stringify(stamp));
}

/** True when the build matches the sources; looks at dates first and at contents only when a date moved. */
function isFresh(name, files) {
  const { made } = products[name];
  const output = join(root, made);
  if (!existsSync(output)) return false;
  const stamp = readStamp(name);
  if (stamp.madeAt !== statSync(output).mtimeMs) return false;
  const dates = byDate(files);
  if (stamp.dates === dates) return true;
  if (stamp.content !== byContent(files)) return false;
  writeStamp(name, { ...stamp, dates });
  return true;
}

/** Builds one product; returns undefined, or what went wrong as the tools said it. */
async function build(name) {
  const {
    tool: [program, ...args],
    sources,
    made,
    folder = name,
  } = products[name];
  const files = listed(sources);
  const before = { dates: byDate(files), content: byContent(files) };
  const { code, output } = await run(workingNode(), [join(root, program), ...args], {
    cwd: join(root, 'packages', folder),
    env: toolEnvironment({ NODE_ENV: 'production' }),
  });
  if (code !== 0 || !existsSync(join(root, made))) return output || `${made} was not written`;
  writeStamp(name, { ...before, madeAt: statSync(join(root, made)).mtimeMs });
  return undefined;
}

/**
 * Builds everything that is older than its sources, in parallel.
 * @param {(keyof typeof products)[]} [names] default the site, its mobile page and the server
 * @returns {Promise<boolean>} whether anything was built
 */
export async function ensureBuilt(names = ['app', 'mobile', 'drawing', 'server']) {
  const stale = names.filter((name) => !isFresh(name, listed(products[name].sources)));
  if (stale.length === 0) return false;
  const line = progress(stale.length > 1 ? 'Building the site and the server' : products[stale[0]].title);
  const failures = (await Promise.all(stale.map(build))).filter((failure) => failure !== undefined);
  if (failures.length === 0) {
    line.done();
    return true;
  }
  line.failed();
  const said = failures.join('\n');
  process.stderr.write(`${process.stderr.isTTY ? said : stripVTControlCharacters(said)}\n`);
  throw new Error(diskFull(said) ?? 'The build failed; the reason stands above.');
}
