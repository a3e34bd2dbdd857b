import type { Meta, StoryObj } from '@storybook/react-vite';
import { roomTalk } from '../ChatList/ChatList.fixtures.ts';
import { createChatLog } from '../ChatList/chatLog.ts';
import { OverlayChat } from './OverlayChat.tsx';
import { picture } from './OverlayChat.stories.css.ts';

const talk = createChatLog();
talk.push(roomTalk);

const meta = {
  component: OverlayChat,
  args: { log: talk, most: 8 },
  render: (args) => (
    <div className={picture}>
      <OverlayChat {...args} />
    </div>
  ),
} satisfies Meta<typeof OverlayChat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Many: Story = { tags: ['gallery'], args: { most: 20 } };
export const Empty: Story = { args: { log: createChatLog() } };
