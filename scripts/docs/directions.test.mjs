import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { directions } from '../lint-rules/packageDirection.mjs';
import { root } from '../setup/node.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const packages = readdirSync(join(root, 'packages'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Which package may import which, as lines `app -> ui`. */
const arrows = (table) =>
  Object.entries(table)
    .flatMap(([from, list]) => list.map((to) => `${from} -> ${to}`))
    .sort();

const page = read('docs/ARCHITECTURE.md');
const [, diagram = ''] = /```mermaid\n(.*?)```/s.exec(page) ?? [];
const drawn = [...diagram.matchAll(/^\s*(\w+) --> (\w+(?: & \w+)*)$/gm)]
  .flatMap(([, from, list]) => list.split(' & ').map((to) => `${from} -> ${to}`))
  .sort();

test('the diagram of packages has an arrow for each allowed import, and no other', () => {
  expect(drawn).toEqual(arrows(directions));
});

test('the boundaries of Turbo allow the same', () => {
  const { boundaries } = JSON.parse(read('turbo.json').replaceAll(/^\s*\/\/.*$/gm, ''));
  expect(drawn).toEqual(
    arrows(Object.fromEntries(Object.entries(boundaries.tags).map(([name, { dependencies }]) => [name, dependencies.allow]))),
  );
});

test('the manifests of the packages depend on the same', () => {
  const ours = (name) =>
    Object.keys(JSON.parse(read(`packages/${name}/package.json`)).dependencies ?? {}).flatMap((dependency) =>
      dependency.startsWith('@pitchside/') ? [dependency.slice('@pitchside/'.length)] : [],
    );
  expect(drawn).toEqual(arrows(Object.fromEntries(packages.map((name) => [name, ours(name)]))));
});

test('the diagram and the tree show every package', () => {
  expect([...new Set(drawn.flatMap((arrow) => arrow.split(' -> ')))].sort()).toEqual(packages.toSorted());
  const [, tree = ''] = /```\npackages\/\n(.*?)```/s.exec(page) ?? [];
  expect([...tree.matchAll(/^ {2}(\w+)\/ /gm)].map(([, name]) => name).sort()).toEqual(packages.toSorted());
});
