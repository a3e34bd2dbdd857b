import type { StorybookConfig } from '@storybook/react-vite';
import { basename } from 'node:path';
import type { PresetPropertyFn, StorybookConfigRaw } from 'storybook/internal/types';
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

/** Pages of components, read from the types once a start: it takes seconds. */
let all: Map<string, string> | undefined;

/** Adds to the manifest, which agents ask by the MCP server, what the addon does not find: types, keys, tokens and rules. */
const withPages: PresetPropertyFn<'experimental_manifests', StorybookConfigRaw> = async (manifests) => {
  const { pages, rules } = await import('../scripts/package/pages.mjs');
  all ??= pages();
  const { components } = manifests ?? {};
  for (const component of Object.values(components?.components ?? {})) {
    const page = all.get(`docs/${component.name}.md`);
    component.apiDescription = [page, rules].filter(Boolean).join('\n');
    // The addon guesses it from the imports of the stories.
    component.import = page && `import { ${component.name} } from '@pitchside/ui/${component.name}';`;
  }
  return manifests ?? {};
};

const config: StorybookConfig & { experimental_manifests: typeof withPages } = {
  framework: '@storybook/react-vite',
  stories,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-mcp'],
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
  experimental_manifests: withPages,
  viteFinal: (base) => mergeConfig(base, { plugins: [...rendering(), partTokens(), pathsFromRoot()] }),
};
export default config;
