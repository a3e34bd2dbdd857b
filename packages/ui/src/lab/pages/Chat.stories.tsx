import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { ContactList } from '../../messages/ContactList/index.ts';
import { contacts } from '../../messages/ContactList/ContactList.fixtures.ts';
import { ConversationList } from '../../messages/ConversationList/index.ts';
import { conversations } from '../../messages/ConversationList/ConversationList.fixtures.ts';
import { MessageComposer } from '../../messages/MessageComposer/index.ts';
import { MessageList } from '../../messages/MessageList/index.ts';
import { mockupTalk } from '../../messages/MessageList/MessageList.fixtures.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import * as css from './Chat.css.ts';
import { PageFrame } from './PageFrame.tsx';

const nothing = () => undefined;
const acts = { onResend: nothing, onDelete: nothing, onOpenImage: nothing, onDownload: nothing, onCancel: nothing, onOpenCard: nothing };

function Conversations() {
  const [selected, setSelected] = useState(conversations[0]?.id);
  const [text, setText] = useState('');
  const open = conversations.find(({ id }) => id === selected);
  return (
    <div className={css.panel}>
      <div className={css.column}>
        <ConversationList conversations={conversations} value={selected} onValueChange={setSelected} timeZone="Asia/Shanghai" />
      </div>
      <section className={css.column} aria-label={open?.name}>
        <header className={css.talkHead}>
          <Avatar seed={open?.id ?? ''} size={40} />
          <h1 style={{ fontSize: 16 }}>{open?.name}</h1>
        </header>
        <div className={css.pinned}>
          <Scorebug {...matches.live} size="dense" scored={null} />
        </div>
        <div className={css.talk}>
          <MessageList messages={mockupTalk} unreadFrom={mockupTalk[4]?.id} acts={acts} timeZone="Asia/Shanghai" />
        </div>
        <MessageComposer value={text} onValueChange={setText} onSend={() => true} to={open?.name} />
      </section>
      <aside className={css.people}>
        <ContactList contacts={contacts} onValueChange={nothing} />
      </aside>
    </div>
  );
}

const meta = {
  tags: ['!autodocs'],
  parameters: { bleed: true, page: true, controls: { disable: true } },
  globals: { viewport: { value: 'w1440' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chat: Story = {
  tags: ['gallery'],
  render: () => (
    <PageFrame currentId="" footer={false}>
      <div className={css.page}>
        <Conversations />
      </div>
    </PageFrame>
  ),
};
