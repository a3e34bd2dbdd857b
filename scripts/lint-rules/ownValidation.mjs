import { packageOf, placeOf } from './place.mjs';

const packages = new Set(['ui', 'app']);
const isNoValidate = (node) => node.type === 'JSXAttribute' && node.name.name === 'noValidate' && node.value === null;
const isStyledForm = (node) => node.type === 'MemberExpression' && node.object.name === 'styled' && node.property.name === 'form';

/** @type {import('eslint').Rule.RuleModule} */
export const ownValidation = {
  meta: {
    type: 'problem',
    docs: { description: 'no form is validated by the browser' },
    schema: [],
    messages: {
      native:
        'The browser would refuse values with a bubble of its own, in its own language: say `noValidate`, and why a value is refused in `error`.',
      styled: 'Write `styled.form.attrs({ noValidate: true })`: the browser would refuse values with a bubble in its own language.',
    },
  },
  create(context) {
    if (!packages.has(packageOf(placeOf(context)))) return {};
    return {
      'JSXOpeningElement[name.name="form"]'(node) {
        if (!node.attributes.some(isNoValidate)) context.report({ node, messageId: 'native' });
      },
      TaggedTemplateExpression({ tag: node }) {
        if (isStyledForm(node)) context.report({ node, messageId: 'styled' });
      },
      'CallExpression[callee.property.name="attrs"]'(node) {
        if (!isStyledForm(node.callee.object)) return;
        const [given] = node.arguments;
        if (!given?.properties?.some(({ key, value }) => key?.name === 'noValidate' && value.value === true))
          context.report({ node, messageId: 'styled' });
      },
    };
  },
};
