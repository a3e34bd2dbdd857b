import { isTypeOnly, onImports, packageOf, placeOf, targetOf } from './place.mjs';

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
        if (packageOf(targetOf(context, specifier) ?? '') === 'ui') parts = true;
        if (/\.store(\.ts)?$/.test(specifier)) store = node;
      }),
      'Program:exit'() {
        if (parts && store) context.report({ node: store, messageId: 'unwired' });
      },
    };
  },
};
