import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../setup/command.mjs';
import { npm } from '../setup/install.mjs';
import { root } from '../setup/node.mjs';

const server = 'packages/server';

/**
 * Copies what npm reads, without anybody's own tools: it would leave out a library that the server runs with and a tool uses too, such as
 * `pg`.
 */
function copyWithoutTools(folder) {
  const copy = (path, change) => {
    const read = JSON.parse(readFileSync(join(root, path), 'utf8'));
    change(read);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(read));
  };
  const parts = globSync('packages/*', { cwd: root });
  for (const path of ['', ...parts]) copy(join(path, 'package.json'), (manifest) => delete manifest.devDependencies);
  copy('package-lock.json', ({ packages }) => {
    for (const path of ['', ...parts]) delete packages[path].devDependencies;
  });
}

/** Names the site; npm names it by the folder. */
function named(bom) {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { ...bom, metadata: { ...bom.metadata, component: { ...bom.metadata.component, name, version } } };
}

/**
 * Lists what the image of the site holds of others, as CycloneDX: libraries that the server runs with, each with its version, licence and
 * the hash that the lockfile pins.
 * @returns the document, as npm writes it
 */
export async function sbomOfSite() {
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-sbom-'));
  try {
    copyWithoutTools(folder);
    const [command, args, options] = npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--workspace', server]);
    const { code, output } = await run(command, args, { ...options, cwd: folder });
    if (code !== 0) throw new Error(`npm sbom failed: ${output.slice(-2_000)}`);
    return named(JSON.parse(output.slice(output.indexOf('{'))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
