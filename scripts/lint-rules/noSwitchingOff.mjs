const directive = /^\s*(?:eslint|oxlint)-(?:disable|enable)/;

/**
 * ESLint ignores inline configuration by its settings; oxlint does not.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noSwitchingOff = {
  meta: {
    type: 'problem',
    docs: { description: 'no file switches a rule off for itself' },
    schema: [],
    messages: { deaf: 'A rule that is wrong is changed for all, in .oxlintrc.json or eslint.config.js.' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          if (directive.test(comment.value)) context.report({ loc: comment.loc, messageId: 'deaf' });
      },
    };
  },
};
