import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importsIn, reachedBy } from './reached.mjs';

const ui = 'packages/ui/src';
const files = {
  '.storybook/preview.tsx': `import '../${ui}/theme/tokens.ts';\nimport { messages } from '../${ui}/locales/index.ts';\nconst Docs = lazy(() => import('./PartDocs.tsx'));`,
  '.storybook/main.ts': `import { rendering } from '../vite.shared.ts';`,
  '.storybook/PartDocs.tsx': `import sizes from '../packages/ui/sizes.json' with { type: 'json' };`,
  'vite.shared.ts': '',
  [`${ui}/theme/tokens.ts`]: '',
  [`${ui}/locales/index.ts`]: `export const load = { zh: () => import('./zh/messages.po'), en: () => import('./en/messages.po'), vi: () => import('./vi/messages.po') };`,
  [`${ui}/Button/Button.css.ts`]: '',
  [`${ui}/Button/Button.tsx`]: `import * as css from './Button.css.ts';\nimport logo from './logo.svg?raw';\nexport const Button = () => <b className={css.b}>{logo}</b>;`,
  [`${ui}/Button/Button.stories.tsx`]: `import { Button } from './Button.tsx';`,
  [`${ui}/Bar/index.ts`]: `export { Bar } from './Bar.tsx';`,
  // Two files that import each other.
  [`${ui}/Bar/Bar.tsx`]: `import { Button } from '../Button/Button.tsx';\nimport { Bar as Other } from './index.ts';`,
  [`${ui}/Bar/Bar.stories.tsx`]: `const Late = lazy(() => import('./index.ts'));`,
  [`${ui}/Chip/Chip.stories.tsx`]: `import 'react';`,
};
const stories = Object.keys(files).filter((file) => file.endsWith('.stories.tsx'));
const [button, bar, chip] = ['Button', 'Bar', 'Chip'].map((name) => `${ui}/${name}/${name}.stories.tsx`);

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pitchside-reached-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['the styles of a component reach the stories of all that show it', [`${ui}/Button/Button.css.ts`], [button, bar]],
  ['a drawing that is imported as text', [`${ui}/Button/logo.svg`], [button, bar]],
  ['a component that is loaded late', [`${ui}/Bar/Bar.tsx`], [bar]],
  ['a story file', [chip], [chip]],
  ['a file that no story imports', ['packages/server/src/server.ts', 'README.md'], []],
  ['a token', [`${ui}/theme/tokens.ts`], stories],
  ['how stories are built', ['vite.shared.ts'], stories],
  ['a package that is installed', ['package-lock.json'], stories],
  ['the pages of documentation', ['packages/ui/sizes.json', '.storybook/PartDocs.tsx'], []],
  ['a catalog of a language that is looked at', [`${ui}/locales/vi/messages.po`], stories],
  ['a catalog of one that is not', [`${ui}/locales/en/messages.po`], []],
  ['the catalog of the source', [`${ui}/locales/zh/messages.po`], []],
])('%s', (_what, changed, expected) => {
  const reached = reachedBy(changed, stories, { importsOf: importsIn(folder), langs: ['zh', 'vi'] });
  expect([...reached].sort()).toEqual([...expected].sort());
});
