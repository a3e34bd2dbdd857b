import js from '@eslint/js';
import lingui from 'eslint-plugin-lingui';
import hooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { house } from './scripts/lint-rules/index.mjs';

const typed = ['**/*.ts', '**/*.tsx'];
const rendering = ['packages/{ui,app}/src/**/*.{ts,tsx}', '.storybook/*.tsx'];
const tests = ['**/*.test.{ts,tsx,mjs}', '**/*.spec.ts', '**/*.stories.tsx', '**/*.fixtures.ts', '**/testing/**', 'e2e/**'];
const data = ['**/*.data.ts', '**/*.names.ts', '**/*.seed.ts', '**/data/**', '**/migrations/**'];

/** What an icon means stands in its own label or in words that only a screen reader hears: a hint of the pointer names nothing. */
const hinted = {
  selector: 'JSXElement:has(> JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name="title"]):not(:has(> JSXOpeningElement > JSXAttribute[name.name=/^aria-(label|hidden)$/])):has(> JSXElement > JSXOpeningElement > JSXAttribute[name.name="aria-hidden"]):not(:has(JSXIdentifier[name="Unseen"])):not(:has(Identifier[name="visuallyHidden"]))',
  message: '`title` is a hint for the pointer and names no icon: aria-label, or words for a screen reader beside it.',
};
const doubleCast = { selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword', message: '`as unknown as` switches the types off: narrow with a schema or a guard.' };

export default defineConfig(
  { ignores: ['**/dist/**', '**/node_modules/**', 'storybook-static/**', '.browser/**', '.data/**', '.turbo/**', '.vitest/**', '**/.vitest-attachments/**', 'shots/**', 'test-results/**'] },
  // A rule that is wrong is changed here, for all; no file switches one off for itself.
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  {
    files: typed,
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Events and routes take async handlers; what they reject with is caught by the boundary or the caller's own catch.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false }],
      // A handler of a contract is async by its type, whether or not it waits for something.
      '@typescript-eslint/require-await': 'off',
      // Objects here are closures: their methods never use `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
      // The shape of a .po file travels with the module that loads it, into whichever package compiles that.
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always', types: 'prefer-import', lib: 'never' }],
      // Wide spaces are Chinese typography.
      'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true, skipJSXText: true }],
      'no-restricted-syntax': ['error', doubleCast, hinted],
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: Object.fromEntries(['console', 'process', 'performance', 'fetch', 'URL', 'URLSearchParams', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'structuredClone', 'AbortSignal', 'AbortController', 'Buffer', 'TextDecoder', 'TextEncoder', 'WebSocket', 'document', 'window', 'localStorage', 'requestAnimationFrame', 'addEventListener'].map((name) => [name, 'readonly'])) } },
  { files: ['packages/**', '.storybook/**'], rules: { 'no-console': 'error' } },
  { files: ['packages/app/src/shared/log/log.ts'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
  { files: [...rendering], extends: [hooks.configs.flat.recommended, lingui.configs['flat/recommended']] },
  ...storybook.configs['flat/recommended'],
  {
    files: ['packages/**/*.{ts,tsx}', 'e2e/**/*.ts', 'bench/**/*.{mjs,ts}', '.storybook/**/*.{ts,tsx}', 'scripts/**/*.mjs'],
    plugins: { house },
    rules: { 'house/package-direction': 'error', 'house/wired-files': 'error', 'house/screens-apart': 'error', 'house/server-modules': 'error', 'max-lines': ['warn', { max: 300, skipBlankLines: false, skipComments: false }] },
  },
  { files: typed, plugins: { house }, rules: { 'house/reasoned-non-null': 'error' } },
  { files: ['packages/ui/src/**/*.tsx'], ignores: tests, plugins: { house }, rules: { 'house/no-restyle': 'error', 'house/refs-reach': 'error' } },
  // The library serves React 18.3 too, which has none of these; `refs-reach` sees to its refs.
  {
    files: ['packages/ui/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-imports': ['error', { paths: [{ name: 'react', importNames: ['use', 'useActionState', 'useEffectEvent', 'useOptimistic', 'Activity', 'ViewTransition', 'cache'], message: 'Not in React 18.3: useContext for `use`, useEffectEvent of UiProvider.' }, { name: 'react-dom', importNames: ['useFormStatus', 'useFormState', 'preload', 'preconnect'], message: 'Not in React 18.3.' }] }],
      'no-restricted-syntax': ['error', { selector: 'JSXOpeningElement > JSXIdentifier[name=/Context$/]', message: 'React 18.3 renders <Context.Provider>, not <Context>.' }, { selector: 'JSXAttribute[name.name="inert"]', message: 'React 18.3 takes `inert` for a text: spread inertWhile of UiProvider.' }, doubleCast, hinted],
    },
  },
  {
    files: tests,
    rules: {
      'max-lines': 'off',
      // Expectations of a test runner hand back matchers of type any by design.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // A fixture of Playwright names what it takes by a pattern, also when it takes nothing.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  { files: data, rules: { 'max-lines': 'off' } },
);
