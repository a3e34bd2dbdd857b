import { placeOf } from './place.mjs';

const effect = /^use(Layout|Insertion)?Effect(Event)?$/;
const keeper = 'packages/app/src/platform/';

/** @type {import('eslint').Rule.RuleModule} */
export const oneWayToFetch = {
  meta: {
    type: 'problem',
    docs: { description: 'what is fetched is fetched through platform/resource' },
    schema: [],
    messages: {
      effect:
        'An effect asks nothing by itself: useResource, or a store that asks within a visit (platform/resource), drops what comes too late.',
      abort: 'What is begun here ends with a visit (platform/resource), not with a controller by hand.',
    },
  },
  create(context) {
    const place = placeOf(context);
    if (!place.startsWith('packages/app/src/') || /\.test\.tsx?$/.test(place)) return {};
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.object.name !== 'api' || callee.property.name !== 'call') return;
        const isInEffect = context.sourceCode
          .getAncestors(node)
          .some((outer) => outer.type === 'CallExpression' && effect.test(outer.callee.name ?? outer.callee.property?.name ?? ''));
        if (isInEffect) context.report({ node, messageId: 'effect' });
      },
      NewExpression(node) {
        if (node.callee.name === 'AbortController' && !place.startsWith(keeper)) context.report({ node, messageId: 'abort' });
      },
    };
  },
};
