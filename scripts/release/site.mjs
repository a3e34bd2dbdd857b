// npm run release: what goes with a release of the site, in the folder release/. Nothing is published.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sbomOfSite } from './sbom.mjs';
import { run } from '../setup/command.mjs';
import { root } from '../setup/node.mjs';

const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = join(root, 'release');
mkdirSync(folder, { recursive: true });
const bom = await sbomOfSite();
const file = join(folder, `${name}-${version}.cdx.json`);
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
const { output } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
process.stdout.write(`${name} ${version} of commit ${output.trim()}
  ${file}: ${bom.components.length} packages
The image, with an SBOM of its system and its provenance attached:
  docker buildx build --sbom=true --provenance=mode=max --tag ${name}:${version} .
The data of this release, for the test that upgrades it to later ones:
  node scripts/release/keepWorld.mjs
`);
