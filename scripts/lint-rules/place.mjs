import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from '../setup/node.mjs';

const posix = (path) => path.split(sep).join('/');

/** Path of a linted file below the repository, with slashes. */
export const placeOf = (context) => posix(relative(root, context.filename));

/** Package of ours that a place belongs to, or undefined. */
export const packageOf = (place) => /^packages\/(\w+)\//.exec(place)?.[1];

/** Resolves an import: below the repository for a path, `packages/<name>/<rest>` for a package of ours, else undefined. */
export function targetOf(context, specifier) {
  if (specifier.startsWith('.')) return posix(relative(root, resolve(dirname(join(root, placeOf(context))), specifier)));
  const [, name, rest = ''] = /^@pitchside\/(\w+)(?:\/(.*))?$/.exec(specifier) ?? [];
  return name && `packages/${name}/${rest}`;
}

/**
 * Listeners for every import of a file: static, re-export and dynamic. `see(specifier, node)`; type-only imports have `node.importKind`
 * or `node.exportKind`.
 */
export function onImports(see) {
  const visit = (node) => typeof node.source?.value === 'string' && see(node.source.value, node);
  return { ImportDeclaration: visit, ExportAllDeclaration: visit, ExportNamedDeclaration: visit, ImportExpression: visit };
}

export const isTypeOnly = (node) => node.importKind === 'type' || node.exportKind === 'type';
