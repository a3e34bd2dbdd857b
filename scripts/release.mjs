// npm run release -w packages/ui -- --dry-run: shows the next release of the library and what is missing. Without the option it
// publishes, if nothing is missing.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { keysFor, stringsNow, keysFile } from './i18n/strings.mjs';
import { compare, doorSizes, readTable } from './package/doorSizes.mjs';
import { faultsOf } from './package/faults.mjs';
import { pack } from './package/pack.mjs';
import { dist, library } from './package/parts.mjs';
import { missing, nextVersion, pendingChanges } from './package/release.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { run } from './setup/command.mjs';
import { npm } from './setup/install.mjs';
import { root } from './setup/node.mjs';

const { 'dry-run': dry } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } }).values;
const say = (text) => process.stdout.write(`${text}\n`);
const git = async (...args) => (await run('git', args, { cwd: root })).output.trim();

await ensureBuilt(['ui']);
const { name, version, license } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
const changes = pendingChanges();
say(`${name}: ${version}, then ${nextVersion(version, changes)}. ${changes.length} changes:`);
for (const { bump, words } of changes) say(`  ${bump.padEnd(5)}  ${words.split('\n')[0].slice(0, 120)}`);

const folder = mkdtempSync(join(tmpdir(), 'pitchside-release-'));
try {
  const { tarball, files, bytes } = await pack(folder);
  const digest = createHash('sha512').update(readFileSync(tarball)).digest('base64');
  say(`Tarball: ${basename(tarball)}, ${files} files, ${(bytes / 1024).toFixed(0)} KB, sha512-${digest}`);
  const dirty = (await git('status', '--porcelain')) !== '';
  say(
    `Provenance: commit ${await git('rev-parse', 'HEAD')}${dirty ? ' with changes' : ''}, built by tsdown on Node ${process.versions.node}; the registry signs it with the workflow that publishes (--provenance).`,
  );

  const sizes = compare(doorSizes(), readTable());
  const { keys } = await import(keysFile);
  const keyless = Object.keys(keysFor(keys, await stringsNow())).length - Object.keys(keys).length;
  const open = [...faultsOf(), ...sizes.faults, ...missing({ unlisted: sizes.unlisted, keyless: Math.max(0, keyless), dirty })];
  if (changes.length) open.push('changes wait: run npx changeset version and npm install --package-lock-only, and commit what they write');
  say(
    open.length ? `Missing before it can be published:\n${open.map((one) => `  ${one}`).join('\n')}` : `Nothing is missing (${license}).`,
  );
  if (!dry) {
    if (open.length) process.exitCode = 1;
    else {
      const [command, args, options] = npm(['publish', dist, '--provenance', '--access', 'public']);
      const { code, output } = await run(command, args, options);
      say(output);
      process.exitCode = code;
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
