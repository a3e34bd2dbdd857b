import { placeOf } from './place.mjs';

/**
 * Properties of position, size and overflow; all others are looks. Animated properties are held to the same rule, because keyframes of
 * a layout are read like the rest of it.
 */
const placing =
  /^(?:display|position|inset(?:-.+)?|top|right|bottom|left|z-index|order|float|clear|grid(?:-.+)?|flex(?:-.+)?|(?:row-|column-)?gap|columns|column-(?:count|width|span)|(?:align|justify|place)-.+|vertical-align|(?:min-|max-)?(?:width|height|inline-size|block-size)|aspect-ratio|box-sizing|(?:scroll-)?(?:margin|padding)(?:-.+)?|overflow(?:-.+)?|overscroll-.+|scroll-snap-.+|text-overflow|white-space|clip-path|visibility|animation(?:-play-state)?|pointer-events|contain|container(?:-.+)?|object-fit|object-position)$/;

/** A declaration at the start of a block or after another one; text that continues with a brace is a selector. */
const declaration = /(?<=^|[;{}])\s*(?<property>-{0,2}[a-zA-Z][\w-]*)\s*:(?=[^;{}]*(?:[;}]|$))/g;

const blank = (text) => text.replace(/[^\n]/g, ';');

/** Returns the CSS of a template at unchanged positions: expressions and comments are blanked. */
function cssOf(node, source) {
  const start = node.range[0] + 1;
  let css = source.slice(start, node.range[1] - 1);
  for (const { range } of node.expressions ?? []) {
    // The expression is between `${` and `}`.
    const [from, to] = [source.lastIndexOf('${', range[0]) - start, source.indexOf('}', range[1]) + 1 - start];
    css = css.slice(0, from) + blank(css.slice(from, to)) + css.slice(to);
  }
  return css.replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, blank);
}

/** @type {import('eslint').Rule.RuleModule} */
export const layoutPlacesOnly = {
  meta: {
    type: 'problem',
    docs: { description: 'a layout places, it does not paint' },
    schema: [],
    messages: {
      paints:
        '`{{property}}` is a look, and a layout only places (grid, flex, gaps, sizes, position, overflow): take a part of packages/ui (Card, Text, Facts, RowList, Pressable, …), or make the one that is missing.',
    },
  },
  create(context) {
    if (!placeOf(context).endsWith('.layout.ts')) return {};
    const { sourceCode } = context;
    const visit = (node) => {
      for (const { index, 0: text, groups } of cssOf(node, sourceCode.text).matchAll(declaration)) {
        if (placing.test(groups.property)) continue;
        const at = node.range[0] + 1 + index + text.indexOf(groups.property);
        context.report({
          loc: { start: sourceCode.getLocFromIndex(at), end: sourceCode.getLocFromIndex(at + groups.property.length) },
          messageId: 'paints',
          data: { property: groups.property },
        });
      }
    };
    return { TemplateLiteral: visit, Literal: (node) => typeof node.value === 'string' && visit(node) };
  },
};
