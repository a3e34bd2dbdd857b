import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, screen, userEvent, within } from 'storybook/test';
import { Header } from '../../frame/Header/index.ts';
import { siteName } from '../../lab/storykit/siteName.ts';
import { messages } from './MessageBell.fixtures.tsx';
import { MessageBell } from './MessageBell.tsx';
import type { MessageBellProps } from './MessageBell.types.ts';

/** As on the site: messages that were read stay read. */
function Kept(props: MessageBellProps) {
  const [read, setRead] = useState(false);
  const shown = read ? props.messages.map((message) => ({ ...message, unread: 0 })) : props.messages;
  return <MessageBell {...props} messages={shown} unread={read ? 0 : props.unread} onReadAll={() => setRead(true)} />;
}

const meta = {
  component: MessageBell,
  args: { unread: 131, messages, onReadAll: fn(), onOpenChange: fn(), onRetry: fn(), allHref: '#messages' },
  parameters: { bleed: true, stage: 520 },
  render: (args) => <Header siteName={siteName} items={[]} actions={<Kept {...args} />} />,
} satisfies Meta<typeof MessageBell>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  // The panel loads with its own code.
  await screen.findByRole('dialog', {}, { timeout: 10_000 });
};

export const Default: Story = { play: open, tags: ['gallery'] };
export const AllRead: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole('button', { name: '全部已读' }));
  },
};
export const Loading: Story = { args: { messages: [], status: 'loading' }, play: open };
export const Failed: Story = { args: { messages: [], status: 'error', unread: 3 }, play: open };
export const Empty: Story = { args: { messages: [], unread: 0 }, play: open };
