import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { documentPage } from './DocumentPage.fixtures.tsx';
import { DocumentPage } from './DocumentPage.tsx';

const meta = {
  component: DocumentPage,
  args: { ...documentPage, onPrint: fn() },
  // As under the header of a page, below which its sides stay in view.
  decorators: [(Story) => <div style={{ paddingBlockStart: 64 }}>{Story()}</div>],
} satisfies Meta<typeof DocumentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Document: Story = { tags: ['gallery'] };
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'error', onRetry: fn() } };
export const Bare: Story = { args: { brief: [], contacts: [] } };
