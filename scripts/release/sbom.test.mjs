import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/node.mjs';
import { sbomOfSite } from './sbom.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('the list of packages has every library that the server runs with, in the version that is pinned, and no tool of developers', async () => {
  const { bomFormat, metadata, components } = await sbomOfSite();
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'pitchside']);
  const { packages } = read('package-lock.json');
  const versions = new Map(components.map(({ name, version }) => [name, version]));
  const { dependencies } = read('packages/server/package.json');
  for (const name of Object.keys(dependencies).filter((each) => !each.startsWith('@pitchside/'))) {
    const pinned = packages[`packages/server/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    const listed = components.filter((each) => each.name === name).map(({ version }) => version);
    expect([name, listed]).toEqual([name, expect.arrayContaining([pinned.version])]);
  }
  for (const { purl } of components) expect(purl).toMatch(/^pkg:npm\//);
  for (const name of ['vitest', 'storybook', 'eslint', 'playwright-core']) expect([name, versions.get(name)]).toEqual([name, undefined]);
});
