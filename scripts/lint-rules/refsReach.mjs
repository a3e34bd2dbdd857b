import { packageOf, placeOf } from './place.mjs';

/** Attributes through which one part makes another part's element its own. */
const adopting = new Set(['render', 'trigger']);
/** Parts that do the same with their child. */
const wrapping = new Set(['Tooltip', 'PopoverClose']);

const isPart = (name) => /^[A-Z]/.test(name ?? '');
const membersOf = (type) => (type.isUnion() ? type.types : [type]);

/**
 * React 18.3 passes `ref` only to components made by `forwardRef`; a function that takes it as a prop, or is used where a ref is
 * needed, works on 19 alone.
 * @type {import('eslint').Rule.RuleModule}
 */
export const refsReach = {
  meta: {
    type: 'problem',
    docs: { description: 'a ref reaches its element on React 18.3 too' },
    schema: [],
    messages: {
      taken: '{{name}} takes `ref` as a prop, which React 18.3 never hands it: make it with forwardRef.',
      lost: '{{name}} stands where a ref is needed and takes none: make it with forwardRef.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const { parserServices: services } = sourceCode;
    if (packageOf(placeOf(context)) !== 'ui' || !services?.program) return {};
    const checker = services.program.getTypeChecker();

    /**
     * Its type declares a ref: a component with a type of its own, or code that loads later. A function that declares one is reported
     * at its declaration.
     */
    const says = (type) =>
      [...type.getCallSignatures(), ...type.getConstructSignatures()].some(({ parameters: [props] }) => {
        const given = props && checker.getTypeOfSymbol(props);
        return given && (checker.getPropertyOfType(given, 'ref') ?? false);
      });

    const taking = (node, name) => {
      const [props] = node.params;
      if (!isPart(name) || !props || node.params.length > 1) return;
      if (membersOf(services.getTypeAtLocation(props)).some((type) => checker.getPropertyOfType(type, 'ref')))
        context.report({ node: props, messageId: 'taken', data: { name } });
    };

    /** Looks through a name at the element that it was given. */
    const elementOf = (node) => {
      if (node?.type === 'JSXElement') return node;
      if (node?.type !== 'Identifier') return undefined;
      for (let scope = sourceCode.getScope(node); scope; scope = scope.upper) {
        const [definition] = scope.set.get(node.name)?.defs ?? [];
        if (definition)
          return definition.type === 'Variable' && definition.node.init?.type === 'JSXElement' ? definition.node.init : undefined;
      }
      return undefined;
    };

    const needing = (element) => {
      const tag = element?.openingElement.name;
      if (tag?.type !== 'JSXIdentifier' || !isPart(tag.name)) return;
      const type = services.getTypeAtLocation(tag);
      const declared = type.symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
      // A name for an element of the page (`const Element = as`) is that element.
      if (membersOf(type).every((member) => member.isStringLiteral())) return;
      // Components of libraries declare in their own types what they take.
      if (declared.includes('node_modules') || checker.getPropertyOfType(type, '$$typeof')) return;
      if (membersOf(type).every(says)) return;
      context.report({ node: tag, messageId: 'lost', data: { name: tag.name } });
    };

    return {
      FunctionDeclaration: (node) => taking(node, node.id?.name),
      VariableDeclarator: ({ id, init }) => init?.type === 'ArrowFunctionExpression' && taking(init, id.name),
      JSXAttribute({ name, value, parent }) {
        if (name.name === 'ref') needing(parent.parent);
        else if (adopting.has(name.name) && value?.type === 'JSXExpressionContainer') needing(elementOf(value.expression));
      },
      JSXElement({ openingElement: { name }, children }) {
        if (!wrapping.has(name.name)) return;
        for (const child of children)
          needing(child.type === 'JSXExpressionContainer' ? elementOf(child.expression) : child.type === 'JSXElement' ? child : undefined);
      },
    };
  },
};
