import { placeOf } from './place.mjs';

/** Suffixes of file names in packages, each with one meaning; docs/ARCHITECTURE.md says which. */
const suffixes = new Set(
  [
    ['test', 'stories', 'fixtures', 'css', 'layout', 'store', 'schema', 'contract', 'tables', 'repository', 'service'],
    ['handlers', 'topics', 'presenter', 'data', 'types', 'lazy', 'worker', 'server', 'setup', 'd'],
  ].flat(),
);

/** First suffix of a path below the repository that is not known, or undefined. */
export function unknownSuffix(place) {
  const [, roles = ''] = /^packages\/\w+\/src\/(?:.*\/)?[^./]+((?:\.[^./]+)*)\.[cm]?tsx?$/.exec(place) ?? [];
  return roles.split('.').find((role) => role && !suffixes.has(role));
}

/** @type {import('eslint').Rule.RuleModule} */
export const fileSuffixes = {
  meta: {
    type: 'problem',
    docs: { description: 'file names have known suffixes only' },
    schema: [],
    messages: { unknown: '.{{suffix}} is no suffix of file names: make it part of the name (roomLinks.ts), or see ARCHITECTURE.md.' },
  },
  create(context) {
    const unknown = unknownSuffix(placeOf(context));
    return unknown ? { Program: (node) => context.report({ node, messageId: 'unknown', data: { suffix: unknown } }) } : {};
  },
};
