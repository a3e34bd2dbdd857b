/** Characters of a comment line at most, indentation included. */
const widest = 140;
/** A docstring names the subject first: a noun for a thing, a verb for a function. */
const riddle = /^\*[\s*]*(?:What|Who|Whoever|Where|How|That)\b/;

/**
 * Comments are short sentences with the subject first.
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainComments = {
  meta: {
    type: 'suggestion',
    docs: { description: 'comments have lines of at most 140 characters, and docstrings name their subject first' },
    schema: [],
    messages: {
      wide: `A comment line has at most ${widest} characters.`,
      riddle: 'A docstring names its subject first: a noun for a thing, a verb for a function.',
    },
  },
  create(context) {
    return {
      Program() {
        const { lines } = context.sourceCode;
        for (const { type, value, loc } of context.sourceCode.getAllComments()) {
          if (type === 'Block' && riddle.test(value)) context.report({ loc, messageId: 'riddle' });
          for (let line = loc.start.line; line <= loc.end.line; line += 1) {
            const text = lines[line - 1] ?? '';
            const isComment = line > loc.start.line || text.slice(0, loc.start.column).trim() === '';
            if (isComment && text.length > widest) context.report({ loc: { line, column: 0 }, messageId: 'wide' });
          }
        }
      },
    };
  },
};
