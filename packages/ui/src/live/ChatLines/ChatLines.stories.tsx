import type { Meta, StoryObj } from '@storybook/react-vite';
import { roomTalk } from '../ChatList/ChatList.fixtures.ts';
import { ChatLines } from './ChatLines.tsx';

const meta = {
  component: ChatLines,
  args: { rows: roomTalk.slice(0, 8) },
  render: (args) => (
    <div style={{ width: 'min(420px, 100%)' }}>
      <ChatLines {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryKind: Story = { tags: ['gallery'], args: { rows: roomTalk } };
export const Empty: Story = { args: { rows: [] } };
