import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/node.mjs';
import { isTypeOnly, onImports, packageOf, placeOf, targetOf } from './place.mjs';

/** Names that the entry point of an area exports from its stores. */
function storesBehind(entry) {
  const file = join(root, entry);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/export\s*\{([^}]*)\}\s*from\s*'[^']+\.store\.ts'/g) : [];
  return new Set([...lines].flatMap(([, names]) => names.split(',').map((name) => name.trim())));
}

/** Folders of the app whose files may join components and stores. */
const joining = /^packages\/app\/src\/(?:areas|shell|mobile|platform\/widgets)\//;

/** @type {import('eslint').Rule.RuleModule} */
export const joinedInAreas = {
  meta: {
    type: 'problem',
    docs: { description: 'components and stores meet in areas, shell, mobile and platform/widgets' },
    schema: [],
    messages: {
      joined: 'Components (@pitchside/ui) and stores meet in areas/, shell/, mobile/ and platform/widgets/ only.',
    },
  },
  create(context) {
    const place = placeOf(context);
    if (packageOf(place) !== 'app' || /\.test\.tsx$/.test(place) || joining.test(place)) return {};
    let components = false;
    let store;
    return {
      ...onImports((specifier, node) => {
        if (isTypeOnly(node)) return;
        const target = targetOf(context, specifier) ?? '';
        if (packageOf(target) === 'ui') components = true;
        if (/\/areas\/\w+\/index\.ts$/.test(target)) {
          const stores = storesBehind(target);
          if (node.specifiers?.some(({ imported, importKind }) => importKind !== 'type' && stores.has(imported?.name))) store = node;
        }
        if (/\.store(\.ts)?$/.test(specifier)) store = node;
      }),
      'Program:exit'() {
        if (components && store) context.report({ node: store, messageId: 'joined' });
      },
    };
  },
};
