import { categories } from '../categories/categories.mjs';
import { onImports, placeOf, targetOf } from './place.mjs';

const order = Object.keys(categories);
/** Stories, their data and tests show parts together; they are no part themselves. */
const workshop = /\.(stories|fixtures|test|testing)\.(css\.)?tsx?$|\.stories\.css\.ts$/;

/** Category and part of a place in packages/ui; what lies in a category itself has no part. */
function standOf(place) {
  const [, category, rest] = /^packages\/ui\/src\/([^/]+)\/(.+)$/.exec(place) ?? [];
  return category && { category, part: rest.includes('/') ? rest.split('/')[0] : '' };
}

/** Looks that are everyone's: tokens and recipes. */
const shared = /^packages\/ui\/src\/theme\/(recipes\/)?[^/]+\.css\.ts$/;

/** @type {import('eslint').Rule.RuleModule} */
export const uiCategories = {
  meta: {
    type: 'problem',
    docs: { description: 'parts import their own category and those above it' },
    schema: [],
    messages: {
      stranger: '{{category}}/ is no category of packages/ui: name it in scripts/categories/categories.mjs, in its place of the order.',
      below: '{{from}} may not import {{to}}: a part imports its own category and those above it (scripts/categories/categories.mjs).',
      lab: 'Only stories and tests import the lab.',
      look: "A part's {{file}} is its own: what several parts share in looks is a recipe in theme/recipes.",
    },
  },
  create(context) {
    const place = placeOf(context);
    const from = standOf(place);
    if (!from) return {};
    const showing = from.category === 'lab' || workshop.test(place);
    return {
      Program: (node) => !order.includes(from.category) && context.report({ node, messageId: 'stranger', data: from }),
      ...onImports((specifier, node) => {
        const target = targetOf(context, specifier) ?? '';
        const to = standOf(target);
        if (!to) return;
        if (to.category === 'lab' && !showing) context.report({ node, messageId: 'lab' });
        else if (!showing && order.indexOf(to.category) > order.indexOf(from.category))
          context.report({ node, messageId: 'below', data: { from: from.category, to: to.category } });
        if (
          target.endsWith('.css.ts') &&
          to.category !== 'lab' &&
          !shared.test(target) &&
          (to.category !== from.category || to.part !== from.part)
        )
          context.report({ node, messageId: 'look', data: { file: target.split('/').at(-1) } });
      }),
    };
  },
};
