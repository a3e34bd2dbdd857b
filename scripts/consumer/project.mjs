import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../setup/command.mjs';
import { npm } from '../setup/install.mjs';
import { root } from '../setup/node.mjs';
import { dist } from '../package/parts.mjs';
import { hostPackages } from './hostSheets.mjs';

const unreachable = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH)\b/;

/** No package can be had here: neither from the registry nor from npm's cache. */
export class NoRegistry extends Error {}

const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies;
const reacts = {
  19: { react: own.react, 'react-dom': own['react-dom'], '@types/react': own['@types/react'], '@types/react-dom': own['@types/react-dom'] },
  18: { react: '^18.3.1', 'react-dom': '^18.3.1', '@types/react': '^18', '@types/react-dom': '^18' },
};
/** Releases of React that the package promises. */
export const releases = Object.keys(reacts).map(Number).reverse();

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: false,
  allowImportingTsExtensions: true,
  types: ['vite/client'],
};
const resolutions = {
  bundler: { module: 'ESNext', moduleResolution: 'bundler' },
  nodenext: { module: 'NodeNext', moduleResolution: 'NodeNext' },
};

const published = () => JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));

/** Optional peer dependencies, which some entry points load when installed; this project installs all of them. */
const companions = () => {
  const { peerDependencies, peerDependenciesMeta = {} } = published();
  return Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => peerDependenciesMeta[name]?.optional && !name.startsWith('@types/')),
  );
};

/** All doors of the package but its manifest, as an importer writes them. */
export const doors = () => {
  const { name, exports } = published();
  return Object.keys(exports)
    .filter((door) => !door.endsWith('.json'))
    .map((door) => name + door.slice(1));
};

/** Writes an empty Vite project of one release of React that depends on the tarball, and installs it. */
export async function createProject(folder, release, tarball) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'scripts/consumer/app'), folder, { recursive: true });
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...reacts[release], ...companions(), '@pitchside/ui': `file:${tarball}` },
    devDependencies: { vite: own.vite, typescript: own.typescript, ...hostPackages },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(
    join(folder, 'doors.ts'),
    doors()
      .map((door, index) => `export * as door${index} from '${door}';\n`)
      .join(''),
  );
  writeFileSync(
    join(folder, 'parts.ts'),
    doors()
      .filter((door) => !door.endsWith('/reset'))
      .map((door) => `import '${door}';\n`)
      .join(''),
  );
  writeFileSync(join(folder, 'vite.config.js'), "export default { build: { rolldownOptions: { input: ['index.html', 'host.html'] } } };\n");
  const include = readdirSync(folder).filter((file) => /\.tsx?$/.test(file));
  for (const [name, resolution] of Object.entries(resolutions))
    writeFileSync(
      join(folder, name === 'bundler' ? 'tsconfig.json' : `tsconfig.${name}.json`),
      JSON.stringify({ compilerOptions: { ...compilerOptions, ...resolution }, include }),
    );
  await install(folder);
}

/** Installs what a project outside of the workspace names, as anybody would: from the registry, or from npm's cache. */
export async function install(folder) {
  const [command, args, options] = npm([
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--no-package-lock',
    '--loglevel=error',
    '--fetch-retries=1',
    '--fetch-timeout=30000',
  ]);
  const { code, output } = await run(command, args, { ...options, cwd: folder, env: { ...process.env, NODE_ENV: '' }, timeout: 120_000 });
  if (code === 0) return;
  if (unreachable.test(output))
    throw new NoRegistry(
      /^.*\b(?:E[A-Z]{5,}|ERR_\w+)\b.*$/m
        .exec(output)?.[0]
        .replace(/https?:\/\/\S+/g, 'the registry')
        .trim(),
    );
  throw new Error(`npm install failed:\n${output}`);
}

/** Configurations by the way modules are resolved. */
export const typeConfigs = { bundler: 'tsconfig.json', nodenext: 'tsconfig.nodenext.json' };
