import { placeOf } from './place.mjs';
import { retired } from './retiredWords.data.mjs';

/** Parts of a camel-case or dotted name, in lower case, between spaces: ` create answers `. */
const partsOf = (name) =>
  ` ${name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase()} `;

/** Parts of each name so far: names come again in many files. */
const partsByName = new Map();
const parts = (name) => {
  const known = partsByName.get(name) ?? partsOf(name);
  partsByName.set(name, known);
  return known;
};

/**
 * Identifiers and file names use the field's words; what they replaced does not come back.
 * @type {import('eslint').Rule.RuleModule}
 */
export const retiredWords = {
  meta: {
    type: 'suggestion',
    docs: { description: 'identifiers and file names have none of the retired words of retiredWords.data.mjs' },
    schema: [],
    messages: { retired: '`{{word}}` is retired here: use {{use}}.' },
  },
  create(context) {
    const place = placeOf(context);
    const words = retired.filter(({ within }) => within.some((folder) => place.startsWith(folder)));
    if (words.length === 0) return {};
    const seen = new Set();

    /** Reports a name once a file. Names with an underscore are those of the wire. */
    function check(node, name) {
      if (seen.has(name) || name.includes('_')) return;
      seen.add(name);
      const found = words.find(({ word }) => parts(name).includes(` ${word} `));
      if (found) context.report({ node, messageId: 'retired', data: found });
    }
    return {
      Program: (node) => place.split('/').forEach((segment) => check(node, segment)),
      Identifier: (node) => check(node, node.name),
      PrivateIdentifier: (node) => check(node, node.name),
    };
  },
};
