import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const exclude = [
  '**/*.stories.tsx',
  '**/*.fixtures.ts',
  '**/*.css.ts',
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/dist/**',
  '**/node_modules/**',
];

/** Four catalogs: parts ship theirs; the app, its mobile page and the server each load their own. Chinese is the source. */
export default defineConfig({
  sourceLocale: 'zh',
  locales: ['zh', 'en', 'vi'],
  fallbackLocales: { default: 'zh' },
  format: formatter({ lineNumbers: false, origins: false }),
  catalogs: [
    { path: '<rootDir>/packages/ui/src/locales/{locale}/messages', include: ['<rootDir>/packages/ui/src'], exclude },
    {
      path: '<rootDir>/packages/locales/src/app/{locale}/messages',
      include: ['<rootDir>/packages/app/src'],
      exclude: [...exclude, '**/app/src/mobile/**'],
    },
    { path: '<rootDir>/packages/locales/src/mobile/{locale}/messages', include: ['<rootDir>/packages/app/src/mobile'], exclude },
    { path: '<rootDir>/packages/locales/src/server/{locale}/messages', include: ['<rootDir>/packages/server/src'], exclude },
  ],
});
