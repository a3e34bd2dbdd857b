import type { Meta, StoryObj } from '@storybook/react-vite';
import { busyTalk, openTalk } from './TalkRules.fixtures.ts';
import { TalkRules } from './TalkRules.tsx';

const meta = {
  component: TalkRules,
  args: { value: busyTalk, onValueChange: () => {} },
  render: (args) => (
    <div style={{ width: 340 }}>
      <TalkRules {...args} />
    </div>
  ),
} satisfies Meta<typeof TalkRules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const NothingAsked: Story = { args: { value: openTalk } };
export const Saving: Story = { args: { saving: true } };
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'error', onRetry: () => {} } };
