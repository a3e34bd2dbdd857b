import { isTypeOnly, onImports, packageOf, placeOf, targetOf } from './place.mjs';

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
        if (/\.store(\.ts)?$/.test(specifier)) store = node;
      }),
      'Program:exit'() {
        if (components && store) context.report({ node: store, messageId: 'joined' });
      },
    };
  },
};
