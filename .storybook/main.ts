import type { StorybookConfig } from '@storybook/react-vite';
import { basename } from 'node:path';
import { mergeConfig } from 'vite';
import type { Plugin } from 'vite';
import { storyFolders } from '../scripts/categories/categories.mjs';
import { rendering } from '../vite.shared.ts';
import { partTokens } from './partTokens.ts';

/** Docgen notes where a prop was declared, by the whole path on the machine that built; readers need it from the project's root. */
const pathsFromRoot = (root = process.cwd()): Plugin => ({
  name: 'paths-from-root',
  renderChunk: (code) => (code.includes(root) ? { code: code.replaceAll(`${root}/`, '').replaceAll(root, '.'), map: null } : null),
});

/** A story's title is its room and its part; what lies in the lab goes by the name of its own folder. */
const stories = storyFolders().map((folder) => {
  const name = basename(folder);
  return { directory: `../packages/ui/src/${folder}`, files: '**/*.stories.tsx', titlePrefix: name[0]?.toUpperCase() + name.slice(1) };
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  typescript: {
    // Tests look at stories, not at their documentation, and reading all types for it takes longer than the stories.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    // Descriptions come from the docstrings; props that the headless library brings along are its own documentation.
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (base) => mergeConfig(base, { plugins: [...rendering(), partTokens(), pathsFromRoot()] }),
};
export default config;
