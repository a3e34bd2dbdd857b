import { readdirSync } from 'node:fs';
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

/** Areas of the app, each with a catalog that its routes load. */
const areas = readdirSync(new URL('packages/app/src/areas', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Catalogs: of the components, of the app's frame and of each area, of the mobile page and of the server. Chinese is the source. */
export default defineConfig({
  sourceLocale: 'zh',
  locales: ['zh', 'en', 'vi'],
  fallbackLocales: { default: 'zh' },
  format: formatter({ lineNumbers: false, origins: false }),
  catalogs: [
    { path: '<rootDir>/packages/ui/src/locales/{locale}/messages', include: ['<rootDir>/packages/ui/src'], exclude },
    {
      path: '<rootDir>/packages/locales/src/app/frame/{locale}/messages',
      include: ['<rootDir>/packages/app/src'],
      exclude: [...exclude, '**/app/src/{areas,mobile}/**'],
    },
    ...areas.map((area) => ({
      path: `<rootDir>/packages/locales/src/app/${area}/{locale}/messages`,
      include: [`<rootDir>/packages/app/src/areas/${area}`],
      exclude,
    })),
    { path: '<rootDir>/packages/locales/src/mobile/{locale}/messages', include: ['<rootDir>/packages/app/src/mobile'], exclude },
    { path: '<rootDir>/packages/locales/src/server/{locale}/messages', include: ['<rootDir>/packages/server/src'], exclude },
  ],
});
