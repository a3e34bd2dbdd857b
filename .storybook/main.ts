import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { rendering } from '../vite.shared.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (base) => mergeConfig(base, { plugins: rendering() }),
};
export default config;
