#!/usr/bin/env node
// npx @pitchside/ui migrate [folder…] [--dry-run]: renames in .tsx, .jsx, .ts and .js what 1.0 calls otherwise (MIGRATION.md).
// It reads code by the `typescript` of the project that it runs in, changes JSX props of components imported from @pitchside/ui alone,
// and prints what it leaves to the reader.
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { removed, renames, values } from './renames.mjs';

const isCode = (name) => /\.[jt]sx?$/.test(name) && !name.endsWith('.d.ts');
const isSkipped = (name) => name === 'node_modules' || name === 'dist' || name.startsWith('.');

function* filesIn(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (isSkipped(entry.name)) continue;
    const inner = join(path, entry.name);
    if (entry.isDirectory()) yield* filesIn(inner);
    else if (isCode(entry.name)) yield inner;
  }
}

/**
 * Changes one file's text.
 * @param {typeof import('typescript')} ts
 * @param {string} text
 * @param {string} [name] file name, for notes
 * @returns {{ text: string, notes: string[] }} notes are places that a person has to look at
 */
export function migrate(ts, text, name = 'file.tsx') {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** Component by its local name; namespaces by theirs. */
  const [components, namespaces] = [new Map(), new Set()];
  const edits = [];
  const notes = [];
  const note = (node, what) => notes.push(`${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${what}`);
  const replace = (node, by) => edits.push({ from: node.getStart(), to: node.end, by });

  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !/^@pitchside\/ui(\/|$)/.test(statement.moduleSpecifier.text)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) namespaces.add(bindings.name.text);
    else for (const one of bindings?.elements ?? []) components.set(one.name.text, (one.propertyName ?? one.name).text);
  }
  const componentOf = (tag) =>
    ts.isIdentifier(tag)
      ? components.get(tag.text)
      : ts.isPropertyAccessExpression(tag) && ts.isIdentifier(tag.expression) && namespaces.has(tag.expression.text)
        ? tag.name.text
        : undefined;

  /** `failed` becomes `status="error"`, `failed={isBroken}` becomes `status={isBroken ? 'error' : 'ready'}`. */
  const flagAsStatus = (attribute, status) => {
    const value = attribute.initializer;
    const condition = value && ts.isJsxExpression(value) ? value.expression?.getText() : undefined;
    if (!value || condition === 'true') replace(attribute, `status="${status}"`);
    else if (condition === 'false') replace(attribute, 'status="ready"');
    else replace(attribute, `status={${condition} ? '${status}' : 'ready'}`);
  };

  function change(component, attribute) {
    const old = attribute.name.getText();
    const gone = removed[component]?.[old];
    if (gone) {
      edits.push({ from: attribute.pos, to: attribute.end, by: '' });
      note(attribute, `${component} has no \`${old}\` any more: ${gone}.`);
    }
    const next = renames[component]?.[old];
    if (next === undefined) return;
    if (typeof next === 'object') return flagAsStatus(attribute, next.status);
    replace(attribute.name, next);
    if (old !== 'state') return;
    const value = attribute.initializer;
    if (value && ts.isStringLiteral(value)) replace(value, `"${values[value.text] ?? value.text}"`);
    else note(attribute, `\`status\` of ${component} is 'ready', 'loading' or 'error' ('failed' was 'error').`);
  }

  const visit = (node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const component = componentOf(node.tagName);
      if (component !== undefined && (renames[component] || removed[component]))
        for (const attribute of node.attributes.properties)
          if (ts.isJsxAttribute(attribute)) change(component, attribute);
          else
            note(
              attribute,
              `props spread into ${component}: ${Object.keys({ ...renames[component], ...removed[component] }).join(', ')} are called otherwise.`,
            );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  let changed = text;
  for (const { from, to, by } of edits.toSorted((one, other) => other.from - one.from))
    changed = changed.slice(0, from) + by + changed.slice(to);
  return { text: changed, notes };
}

function main() {
  const {
    values: { 'dry-run': isDry },
    positionals: [command, ...folders],
  } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean', default: false } } });
  if (command !== 'migrate') {
    process.stderr.write('Usage: npx @pitchside/ui migrate [folder…] [--dry-run]\n');
    return 1;
  }
  const paths = (folders.length > 0 ? folders : ['.']).map((folder) => resolve(folder));
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) {
    process.stderr.write(`${missing} does not exist.\n`);
    return 1;
  }
  let ts;
  try {
    ts = createRequire(join(process.cwd(), 'package.json'))('typescript');
  } catch {
    process.stderr.write('Needs `typescript` in this project to read its code: npm install --save-dev typescript\n');
    return 1;
  }
  const [changed, notes] = [[], []];
  for (const path of paths.flatMap((folder) => [...filesIn(folder)])) {
    const text = readFileSync(path, 'utf8');
    if (!text.includes('@pitchside/ui')) continue;
    const result = migrate(ts, text, path);
    notes.push(...result.notes);
    if (result.text === text) continue;
    changed.push(path);
    if (!isDry) writeFileSync(path, result.text);
  }
  process.stdout.write(`${changed.length} files ${isDry ? 'would change' : 'changed'}.\n${changed.map((path) => `  ${path}\n`).join('')}`);
  if (notes.length > 0) process.stdout.write(`Look at these yourself:\n${notes.map((line) => `  ${line}\n`).join('')}`);
  return 0;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) process.exitCode = main();
