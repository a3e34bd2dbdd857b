import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { bubbles } from '../ChatBubble/ChatBubble.fixtures.ts';
import { conversations } from '../ConversationList/ConversationList.fixtures.ts';
import { ConversationList } from '../ConversationList/index.ts';
import { MessageComposer } from '../MessageComposer/index.ts';
import { MessageList } from '../MessageList/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { MessagePanel, type MessagePanelProps } from './MessagePanel.tsx';

const talk = [bubbles.words, bubbles.read, bubbles.image, bubbles.unread];

function Panel(props: Omit<MessagePanelProps, 'conversations' | 'messages' | 'composer'> & { chosen?: string }) {
  const [open, setOpen] = useState(props.open);
  const [chosen, setChosen] = useState(props.chosen);
  const [draft, setDraft] = useState('');
  return (
    <MessagePanel
      {...props}
      open={open}
      onOpenChange={setOpen}
      conversations={<ConversationList conversations={conversations} value={chosen} onValueChange={setChosen} timeZone="Asia/Shanghai" />}
      messages={chosen && <MessageList key={chosen} messages={talk} timeZone="Asia/Shanghai" />}
      composer={
        chosen && (
          <MessageComposer
            value={draft}
            onValueChange={setDraft}
            onSend={() => true}
            onImages={fn()}
            to={say('阿飞说球', 'Fei on football', 'Phi bình bóng đá')}
            state={props.reconnecting ? { status: 'offline' } : undefined}
          />
        )
      }
    />
  );
}

const meta = {
  component: Panel,
  args: { open: true, onOpenChange: fn(), onClose: fn(), unread: 30, href: '/chat-chat', chosen: 'afei' },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <Panel {...args} open={false} />
      <Panel {...args} reconnecting={2} />
    </Gallery>
  ),
};

export const NothingOpen: Story = { args: { chosen: undefined } };
