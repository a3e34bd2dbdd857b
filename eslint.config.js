import lingui from 'eslint-plugin-lingui';
import storybook from 'eslint-plugin-storybook';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { pitchside } from './scripts/lint-rules/index.mjs';

const typed = ['**/*.ts', '**/*.tsx'];
const rendering = ['packages/{ui,app}/src/**/*.{ts,tsx}', '.storybook/*.tsx'];
const tests = ['**/*.test.{ts,tsx,mjs}', '**/*.spec.ts', '**/*.stories.tsx', '**/*.fixtures.ts', '**/testing/**', 'e2e/**'];
const data = ['**/*.data.ts', '**/*.names.ts', '**/*.seed.ts', '**/data/**', '**/migrations/**'];

/** The meaning of an icon belongs in its label or in visually hidden text: a `title` is a tooltip and names nothing. */
const hinted = {
  selector:
    'JSXElement:has(> JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name="title"]):not(:has(> JSXOpeningElement > JSXAttribute[name.name=/^aria-(label|hidden)$/])):has(> JSXElement > JSXOpeningElement > JSXAttribute[name.name="aria-hidden"]):not(:has(JSXIdentifier[name="VisuallyHidden"])):not(:has(Identifier[name="visuallyHidden"]))',
  message: '`title` is a hint for the pointer and names no icon: aria-label, or words for a screen reader beside it.',
};
const doubleCast = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
  message: '`as unknown as` switches the types off: narrow with a schema or a guard.',
};

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'storybook-static/**',
      '.browser/**',
      '.pictures/**',
      '.data/**',
      '.turbo/**',
      '.vitest/**',
      '**/.vitest-attachments/**',
      'shots/**',
      'test-results/**',
    ],
  },
  // A rule that is wrong is changed here, for all; no file switches one off for itself.
  { linterOptions: { noInlineConfig: true } },
  // Parsed without type information, which takes seconds; the two rules that need it run on the library's parts alone. General rules
  // run in oxlint (.oxlintrc.json).
  { files: typed, languageOptions: { parser: ts.parser }, rules: { 'no-restricted-syntax': ['error', doubleCast, hinted] } },
  { files: rendering, extends: [lingui.configs['flat/recommended']] },
  ...storybook.configs['flat/recommended'],
  {
    files: ['packages/**/*.{ts,tsx}', 'e2e/**/*.ts', 'bench/**/*.{mjs,ts}', '.storybook/**/*.{ts,tsx}', 'scripts/**/*.mjs'],
    plugins: { pitchside },
    rules: {
      'pitchside/package-direction': 'error',
      'pitchside/joined-in-areas': 'error',
      'pitchside/file-suffixes': 'error',
      'pitchside/app-areas': 'error',
      'pitchside/one-way-to-fetch': 'error',
      'pitchside/layout-places-only': 'error',
      'pitchside/server-modules': 'error',
      'pitchside/own-validation': 'error',
      'max-lines': ['warn', { max: 300, skipBlankLines: false, skipComments: false }],
    },
  },
  {
    files: [...typed, '**/*.mjs'],
    plugins: { pitchside },
    rules: { 'pitchside/no-switching-off': 'error', 'pitchside/plain-comments': 'error', 'pitchside/retired-words': 'error' },
  },
  { files: ['packages/ui/src/**/*.{ts,tsx}'], plugins: { pitchside }, rules: { 'pitchside/ui-categories': 'error' } },
  // A story's title is the folder that it lies in.
  { files: ['packages/ui/src/**/*.stories.tsx'], rules: { 'storybook/no-title-property-in-meta': 'error' } },
  { files: typed, plugins: { pitchside }, rules: { 'pitchside/reasoned-non-null': 'error' } },
  {
    files: ['packages/ui/src/**/*.tsx'],
    ignores: tests,
    plugins: { pitchside },
    languageOptions: { parserOptions: { project: 'packages/ui/tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: { 'pitchside/no-restyle': 'error', 'pitchside/refs-reach': 'error' },
  },
  // The library serves React 18.3 too, which has none of these; `refs-reach` sees to its refs.
  {
    files: ['packages/ui/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement > JSXIdentifier[name=/Context$/]',
          message: 'React 18.3 renders <Context.Provider>, not <Context>.',
        },
        {
          selector:
            'ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name="useLayoutEffect"][local.name="useLayoutEffect"]',
          message: 'React 18.3 warns of it on a server: take it from theme/UiProvider/layoutEffect.ts.',
        },
        { selector: 'JSXAttribute[name.name="inert"]', message: 'React 18.3 takes `inert` for a text: spread inertWhile of UiProvider.' },
        doubleCast,
        hinted,
      ],
    },
  },
  // It names what was renamed.
  { files: ['packages/ui/bin/renames.mjs'], rules: { 'pitchside/retired-words': 'off' } },
  { files: tests, rules: { 'max-lines': 'off' } },
  { files: data, rules: { 'max-lines': 'off' } },
);
