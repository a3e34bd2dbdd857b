import type { Meta, StoryObj } from '@storybook/react-vite';
import { heldComments } from './HeldComments.fixtures.ts';
import { HeldComments } from './HeldComments.tsx';

const meta = {
  component: HeldComments,
  args: { comments: heldComments, onLetIn: () => {}, onPutAway: () => {} },
  render: (args) => (
    <div style={{ width: 320 }}>
      <HeldComments {...args} />
    </div>
  ),
} satisfies Meta<typeof HeldComments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Deciding: Story = { args: { deciding: '1' } };
export const Empty: Story = { args: { comments: [] } };
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'error', onRetry: () => {} } };
