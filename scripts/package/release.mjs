// The next release of the library: its changes, its version, and what is still missing.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/node.mjs';
import { library } from './parts.mjs';

const bumps = ['patch', 'minor', 'major'];

/** Changes of the library that wait for a release: how much each weighs, and what it says. */
export const pendingChanges = (folder = join(root, '.changeset')) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .flatMap((file) => {
      const [, head, words] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      const bump = /['"]@pitchside\/ui['"]:\s*(patch|minor|major)/.exec(head ?? '')?.[1];
      return bump ? [{ bump, words: words.trim() }] : [];
    });

/** The version after these changes. */
export function nextVersion(version, changes) {
  const [major, minor, patch] = version.split('.').map(Number);
  const weight = Math.max(-1, ...changes.map(({ bump }) => bumps.indexOf(bump)));
  return [version, `${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`][weight + 1];
}

/** Returns the obstacles to publishing the library, one sentence each. */
export const missing = ({ unlisted, keyless, dirty }, folder = library) => [
  ...(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).license === 'UNLICENSED'
    ? ['no licence is chosen: "license" in packages/ui/package.json']
    : []),
  ...(existsSync(join(folder, 'LICENSE')) ? [] : ['its text is missing: packages/ui/LICENSE']),
  ...(unlisted.length ? [`${unlisted.join(', ')}: not in packages/ui/sizes.json (node scripts/package/doorSizes.mjs writes them)`] : []),
  ...(keyless ? [`${keyless} strings have no key (npm run fix)`] : []),
  ...(dirty ? ['the working tree has changes that no commit holds'] : []),
];
