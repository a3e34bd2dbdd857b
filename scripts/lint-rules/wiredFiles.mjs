import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/node.mjs';
import { isTypeOnly, onImports, packageOf, placeOf, targetOf } from './place.mjs';

/** Names that the door of an area hands out of its stores. */
function storesBehind(door) {
  const file = join(root, door);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/export\s*\{([^}]*)\}\s*from\s*'[^']+\.store\.ts'/g) : [];
  return new Set([...lines].flatMap(([, names]) => names.split(',').map((name) => name.trim())));
}

/** @type {import('eslint').Rule.RuleModule} */
export const wiredFiles = {
  meta: {
    type: 'problem',
    docs: { description: 'only *.wired.tsx joins parts and stores' },
    schema: [],
    messages: { unwired: 'Only a *.wired.tsx file may import both parts (@pitchside/ui) and a store.' },
  },
  create(context) {
    const place = placeOf(context);
    if (packageOf(place) !== 'app' || /\.(wired|test)\.tsx$/.test(place)) return {};
    let parts = false;
    let store;
    return {
      ...onImports((specifier, node) => {
        if (isTypeOnly(node)) return;
        const target = targetOf(context, specifier) ?? '';
        if (packageOf(target) === 'ui') parts = true;
        if (/\/areas\/\w+\/index\.ts$/.test(target)) {
          const stores = storesBehind(target);
          if (node.specifiers?.some(({ imported, importKind }) => importKind !== 'type' && stores.has(imported?.name))) store = node;
        }
        if (/\.store(\.ts)?$/.test(specifier)) store = node;
      }),
      'Program:exit'() {
        if (parts && store) context.report({ node: store, messageId: 'unwired' });
      },
    };
  },
};
