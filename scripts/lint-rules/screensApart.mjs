import { onImports, placeOf, targetOf } from './place.mjs';

const screenOf = (place) => /^packages\/app\/src\/screens\/([^/]+)\//.exec(place)?.[1];

/** @type {import('eslint').Rule.RuleModule} */
export const screensApart = {
  meta: {
    type: 'problem',
    docs: { description: 'screens never import each other' },
    schema: [],
    messages: { crossed: 'Screen {{from}} may not import screen {{to}}: move what both share to packages/app/src/shared/<subject>/.' },
  },
  create(context) {
    const from = screenOf(placeOf(context));
    if (!from) return {};
    return onImports((specifier, node) => {
      const to = screenOf(`${targetOf(context, specifier) ?? ''}/`);
      if (to && to !== from) context.report({ node, messageId: 'crossed', data: { from, to } });
    });
  },
};
