import { placeOf } from './place.mjs';

/** Suffixes of file names in packages, each with one meaning; docs/ARCHITECTURE.md says which. */
const suffixes = new Set(
  [
    ['test', 'stories', 'fixtures', 'css', 'layout', 'store', 'schema', 'contract', 'tables', 'repository', 'service'],
    ['handlers', 'topics', 'presenter', 'data', 'types', 'lazy', 'worker', 'setup', 'd'],
  ].flat(),
);

/** @type {import('eslint').Rule.RuleModule} */
export const fileSuffixes = {
  meta: {
    type: 'problem',
    docs: { description: 'file names have known suffixes only' },
    schema: [],
    messages: { unknown: '.{{suffix}} is no suffix of file names: make it part of the name (roomLinks.ts), or see ARCHITECTURE.md.' },
  },
  create(context) {
    const place = placeOf(context);
    const [, roles = ''] = /^packages\/\w+\/src\/(?:.*\/)?[^./]+((?:\.[^./]+)*)\.[cm]?tsx?$/.exec(place) ?? [];
    const unknown = roles.split('.').find((role) => role && !suffixes.has(role));
    return unknown ? { Program: (node) => context.report({ node, messageId: 'unknown', data: { suffix: unknown } }) } : {};
  },
};
