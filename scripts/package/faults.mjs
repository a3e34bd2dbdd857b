import { existsSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { root } from '../setup/node.mjs';
import { builtFiles, importsOf, packageOf, textOf } from './built.mjs';
import { closedParts, dist, openings } from './parts.mjs';

/** Names that show that a file of this site or of the workshop came along. */
const workshop = /(^|\/)(internal|lab|node_modules)\/|\.(stories|fixtures|test|testing|po|ts\.map|tsx)\b/;
const workshopPackages = /^(vitest|storybook|fast-check|playwright.*|@storybook\/.*|@vitest\/.*|@testing-library\/.*)$/;
/** A path as some machine has it, or this one's own. */
const machinePath = /file:\/\/\/|["'`(\s](?:\/(?:home|Users|root|private|var\/folders)\/|[A-Z]:\\)/;
// With what follows a folder's name: a module called `root` is no path of somebody whose home is `/root`.
const ownPaths = [root, homedir(), tmpdir()].filter((path) => path.length > 4).flatMap((path) => [`${path}/`, `${path}\\`]);

/** The packages that another one asks its user to bring. */
function bringsOf(name) {
  for (let folder = root; ;) {
    const file = join(folder, 'node_modules', name, 'package.json');
    if (existsSync(file)) {
      const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(readFileSync(file, 'utf8'));
      return Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    }
    if (folder !== root) return [];
    folder = join(root, 'packages/ui');
  }
}

function importFaults(file, manifest, present) {
  const known = { ...manifest.dependencies, ...manifest.peerDependencies };
  return importsOf(textOf(file)).flatMap((name) => {
    const from = packageOf(name);
    if (/\/macro$|\.po$/.test(name)) return [`${file} imports ${name}, which only a build understands`];
    if (from && workshopPackages.test(from)) return [`${file} imports ${name}, which is for tests`];
    if (from) return known[from] || from === manifest.name ? [] : [`${file} imports ${name}, which the manifest does not name`];
    const target = posix.join(posix.dirname(file), name);
    return present.has(target) || (file.endsWith('.d.ts') && present.has(target.replace(/\.js$/, '.d.ts')))
      ? []
      : [`${file} imports ${name}, which is not in the package`];
  });
}

function unused(manifest, files) {
  const used = new Set(files.flatMap((file) => (/\.(js|d\.ts)$/.test(file) ? importsOf(textOf(file)) : [])).map(packageOf));
  const brought = new Set([...used].filter((name) => name && manifest.dependencies[name]).flatMap(bringsOf));
  const typesOnly = (name) => name.startsWith('@types/');
  return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    .filter((name) => !used.has(name) && !brought.has(name) && !typesOnly(name))
    .map((name) => `the manifest names ${name}, which nothing imports`);
}

const doorFaults = (manifest, present) => [
  ...closedParts().map((part) => `${part} has no index.ts, so nobody can import it`),
  ...Object.keys(openings())
    .filter((door) => !manifest.exports[door])
    .map((door) => `${door} is not exported`),
  ...Object.entries(manifest.exports).flatMap(([door, to]) =>
    Object.values(typeof to === 'string' ? [to] : to)
      .filter((file) => !present.has(posix.normalize(file)))
      .map((file) => `${door} leads to ${file}, which is not there`),
  ),
  ...Object.entries(manifest.exports)
    .filter(([, to]) => typeof to !== 'string' && !to.types)
    .map(([door]) => `${door} has no types`),
];

/** Styles that no module brings along. */
function looseStyles(files) {
  const brought = new Set(
    files
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => importsOf(textOf(file)).map((name) => posix.join(posix.dirname(file), name))),
  );
  return files.filter((file) => file.endsWith('.css') && !brought.has(file)).map((file) => `${file} is imported by nothing`);
}

/** Returns the faults of the built package, one sentence each. */
export function faultsOf() {
  const manifest = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
  const files = builtFiles();
  const present = new Set(files);
  const code = files.filter((file) => /\.(js|css|d\.ts|json)$/.test(file));
  return [
    ...(manifest.private ? ['the manifest is private'] : []),
    ...doorFaults(manifest, present),
    ...files.filter((file) => workshop.test(file.replace(/\.d\.ts$/, ''))).map((file) => `${file} does not belong in the package`),
    ...code
      .filter((file) => machinePath.test(textOf(file)) || ownPaths.some((path) => textOf(file).includes(path)))
      .map((file) => `${file} holds a path of this machine`),
    ...files.filter((file) => /\.(js|d\.ts)$/.test(file)).flatMap((file) => importFaults(file, manifest, present)),
    ...unused(manifest, files),
    ...looseStyles(files),
  ];
}
