/** @type {import('eslint').Rule.RuleModule} */
export const reasonedNonNull = {
  meta: {
    type: 'suggestion',
    docs: { description: 'a non-null assertion has its reason beside it' },
    schema: [],
    messages: { bare: 'Say beside this `!` why the value is there (a comment on this line or the one above), or handle its absence.' },
  },
  create(context) {
    const { sourceCode } = context;
    const explained = (line) =>
      sourceCode.getAllComments().some(({ loc }) => loc.start.line === line || loc.end.line === line || loc.end.line === line - 1);
    return {
      TSNonNullExpression(node) {
        if (!explained(node.loc.end.line)) context.report({ node, messageId: 'bare' });
      },
    };
  },
};
