// Packs the library and looks at what an outside team would get. Builds it first when it is older than its sources.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../setup/build.mjs';
import { run } from '../setup/command.mjs';
import { root, toolEnvironment, workingNode } from '../setup/node.mjs';
import { compare, doorSizes, readTable } from './doorSizes.mjs';
import { faultsOf } from './faults.mjs';
import { pack } from './pack.mjs';
import { dist, isPart } from './parts.mjs';

const tool = async (name, program, ...args) => {
  const { code, output } = await run(workingNode(), [join(root, 'node_modules', program), ...args], {
    env: toolEnvironment({ NO_COLOR: '1', FORCE_COLOR: undefined }),
  });
  return code === 0 ? [] : [`${name}:\n${output.trim()}`];
};

await ensureBuilt(['ui']);
const folder = mkdtempSync(join(tmpdir(), 'pitchside-pack-'));
try {
  const { tarball, files, bytes } = await pack(folder);
  const sizes = compare(doorSizes(), readTable());
  const faults = [
    ...faultsOf(),
    ...sizes.faults,
    ...(
      await Promise.all([
        tool('publint', 'publint/src/cli.js', 'run', dist, '--strict'),
        tool('attw', '@arethetypeswrong/cli/dist/index.js', tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji'),
      ])
    ).flat(),
  ];
  const { name, version, exports, license } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
  const doors = Object.keys(exports).filter((door) => !door.endsWith('.json'));
  const parts = doors.filter((door) => isPart(door.slice(2)));
  process.stdout.write(
    `${name} ${version}: ${doors.length} entries, ${parts.length} of them parts; ${files} files, ${(bytes / 1024).toFixed(0)} KB packed.\n`,
  );
  if (sizes.unlisted.length) process.stdout.write(`Not in packages/ui/sizes.json yet: ${sizes.unlisted.join(', ')}.\n`);
  if (license === 'UNLICENSED')
    process.stdout.write('No licence is chosen yet (UNLICENSED): nobody outside may use it until there is one.\n');
  for (const fault of faults) process.stdout.write(`FAULT: ${fault}\n`);
  process.stdout.write(
    faults.length ? `${faults.length} faults.\n` : 'publint (strict), types (esm-only), imports, sources and paths are in order.\n',
  );
  process.exitCode = faults.length ? 1 : 0;
} finally {
  if (existsSync(folder)) rmSync(folder, { recursive: true });
}
