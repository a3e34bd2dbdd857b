import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Prompt } from './Prompt.tsx';

const meta = { component: Prompt, args: { open: true, onRelogin: fn(), onCancel: fn() }, parameters: { stage: 900 } } satisfies Meta<
  typeof Prompt
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const Vietnamese: Story = { parameters: { locale: 'vi' } };
