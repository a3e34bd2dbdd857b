import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookUser, Megaphone, MessageCircle, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { mockupTalk } from '../MessageList/MessageList.fixtures.ts';
import { conversations } from '../ConversationList/ConversationList.fixtures.ts';
import { ContactProfile } from '../ContactProfile/index.ts';
import { ConversationList } from '../ConversationList/index.ts';
import { MessageComposer } from '../MessageComposer/index.ts';
import { MessageList } from '../MessageList/index.ts';
import { TalkHead } from '../TalkHead/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { MessengerFrame, type MessengerFrameProps, type MessengerPlace } from './MessengerFrame.tsx';

const places: readonly MessengerPlace[] = [
  { id: 'chats', label: say('会话', 'Chats', 'Trò chuyện'), icon: <MessageCircle size={20} aria-hidden />, href: '#chats', unread: 32 },
  { id: 'contacts', label: say('通讯录', 'Contacts', 'Danh bạ'), icon: <BookUser size={20} aria-hidden />, href: '#contacts' },
  { id: 'requests', label: say('新朋友', 'Requests', 'Lời mời'), icon: <UserPlus size={20} aria-hidden />, href: '#requests', unread: 3 },
  { id: 'groups', label: say('群组', 'Groups', 'Nhóm'), icon: <Users size={20} aria-hidden />, href: '#groups' },
  { id: 'notices', label: say('系统', 'Notices', 'Thông báo'), icon: <Megaphone size={20} aria-hidden />, href: '#notices', unread: 4 },
];
const name = say('竞彩老周', 'Old Zhou', 'Lão Chu');

function Messenger(props: Partial<MessengerFrameProps>) {
  const [text, setText] = useState('');
  return (
    <div style={{ height: 720 }}>
      <MessengerFrame
        places={places}
        currentId="chats"
        me={{ id: 'me' }}
        list={<ConversationList conversations={conversations} value="zhou" onValueChange={() => undefined} timeZone="Asia/Shanghai" />}
        aside={<ContactProfile seed="zhou" name={name} label="expert" number="88002716" />}
        {...props}
      >
        <TalkHead seed="zhou" name={name} label="expert" online note={say('在线', 'Online', 'Đang hoạt động')} />
        <div style={{ flex: 1, minHeight: 0, position: 'relative' }}>
          <MessageList messages={mockupTalk} timeZone="Asia/Shanghai" />
        </div>
        <MessageComposer value={text} onValueChange={setText} onSend={() => true} to={name} />
      </MessengerFrame>
    </div>
  );
}

const meta = {
  component: Messenger,
  parameters: { bleed: true },
  globals: { viewport: { value: 'w1440' } },
} satisfies Meta<typeof Messenger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const WithoutProfile: Story = { args: { aside: undefined } };
