import { packageOf, placeOf } from './place.mjs';

const closed = ['className', 'style'];

/** @type {import('eslint').Rule.RuleModule} */
export const noRestyle = {
  meta: {
    type: 'problem',
    docs: { description: 'no part takes className or style' },
    schema: [],
    messages: {
      open: "{{props}} lets a caller pass `{{prop}}`: a part is not restyled from outside. Offer a variant named by meaning, or Omit<..., 'className' | 'style'>.",
    },
  },
  create(context) {
    const { parserServices: services } = context.sourceCode;
    if (packageOf(placeOf(context)) !== 'ui' || !services?.program) return {};
    const checker = services.program.getTypeChecker();
    const visit = (node) => {
      if (!node.id.name.endsWith('Props')) return;
      const type = services.getTypeAtLocation(node.id);
      for (const prop of closed)
        if (checker.getPropertyOfType(type, prop))
          context.report({ node: node.id, messageId: 'open', data: { props: node.id.name, prop } });
    };
    return { TSInterfaceDeclaration: visit, TSTypeAliasDeclaration: visit };
  },
};
