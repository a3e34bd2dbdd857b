// @module-tag full
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { unknownSuffix } from '../lint-rules/fileSuffixes.mjs';
import { root } from '../setup/node.mjs';
import { shapeOf, shapes } from './index.mjs';

const name = 'NovelThing';
const placed = (kind) => `${{ part: 'scores', screen: 'home' }[kind] ?? 'content'}/${name}`;

/** Compiles files that exist only here as if they lay in the repository. */
function complaints(files) {
  const texts = new Map(Object.entries(files).map(([path, text]) => [join(root, path), text]));
  const folders = new Set([...texts.keys()].map((path) => dirname(path)));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists, realpath } = host;
  // Packages of ours are links in node_modules; a link leads nowhere from a file that is not there.
  const placeOf = (path) => path.replace('/node_modules/@pitchside/', '/packages/');
  host.realpath = (path) => (texts.has(placeOf(path)) ? placeOf(path) : realpath(path));
  host.fileExists = (path) => texts.has(placeOf(path)) || fileExists(path);
  host.directoryExists = (path) => folders.has(placeOf(path)) || directoryExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, ...rest) =>
    texts.has(path) ? ts.createSourceFile(path, texts.get(path), ...rest) : getSourceFile(path, ...rest);
  // Declarations of .po files come with the packages' own sources.
  const program = ts.createProgram([...texts.keys(), join(root, 'packages/locales/src/po.d.ts')], options, host);
  return [...texts.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${path.slice(root.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}

test('what is emitted compiles where it will lie', { timeout: 400_000 }, () => {
  const files = Object.assign({}, ...Object.keys(shapes).map((kind) => shapeOf(kind, placed(kind)).files));
  expect(Object.keys(files).length).toBeGreaterThan(20);
  // Lists that learn of new things do so by a line at their end.
  const appends = Object.keys(shapes)
    .flatMap((kind) => Object.entries(shapeOf(kind, placed(kind)).appends))
    .filter(([path]) => path.endsWith('.ts'));
  const longer = Object.fromEntries(appends.map(([path, line]) => [path, readFileSync(join(root, path), 'utf8') + line]));
  expect(complaints({ ...files, ...longer })).toEqual([]);
});

test('no two shapes share a file, none leaves its package, and lint knows each suffix', () => {
  const paths = Object.keys(shapes).flatMap((kind) => Object.keys(shapeOf(kind, placed(kind)).files));
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^packages\/(ui|app|api|server)\/src\/[\w/.]+$/);
  expect(paths.filter(unknownSuffix)).toEqual([]);
});

test.each(['', 'lower', '../Evil', 'Two Words', 'A', 'With-Dash', 'HTTPThing', undefined])('the name %s is refused', (wrong) => {
  expect(() => shapeOf('part', wrong && `scores/${wrong}`)).toThrow(/Pascal case|lies in a category/);
});

test.each([name, `nowhere/${name}`, `lab/${name}`, `scores/scores/${name}`])('a part at %s is refused', (wrong) => {
  expect(() => shapeOf('part', wrong)).toThrow(/lies in a category/);
});

test.each([undefined, 'widget', 'toString'])('the kind %s is refused', (wrong) => {
  expect(() => shapeOf(wrong, name)).toThrow(/part\|screen\|resource\|module/);
});

test.each(['NovelThing', 'kitchen/NovelThing', 'areas/home/NovelThing'])('a screen at %s lies in no area', (wrong) => {
  expect(() => shapeOf('screen', wrong)).toThrow(/lies in an area/);
});

test.each(['NovelThing', 'home/NovelThing', 'modules/content/NovelThing'])('a module at %s lies under no subject', (wrong) => {
  for (const kind of ['resource', 'module']) expect(() => shapeOf(kind, wrong)).toThrow(/under a subject/);
});
