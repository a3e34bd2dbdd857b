import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fireEvent, fn, userEvent } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { crowdTalk, roomTalk, standingOut } from './ChatList.fixtures.ts';
import { narrow, panel } from './ChatList.stories.css.ts';
import { ChatList, type ChatListProps } from './ChatList.tsx';
import { createChatLog } from './chatLog.ts';
import type { ChatRow } from './chatRow.ts';

function Column({ rows, slim = false, ...acts }: { rows: readonly ChatRow[]; slim?: boolean } & Omit<ChatListProps, 'log'>) {
  const [log] = useState(() => {
    const filled = createChatLog();
    filled.push(rows);
    return filled;
  });
  return (
    <div className={slim ? `${panel} ${narrow}` : panel}>
      <ChatList log={log} {...acts} />
    </div>
  );
}

const meta = { component: Column, args: { rows: roomTalk, onSpeaker: fn(), onReply: fn(), onCopy: fn(), onReport: fn() } } satisfies Meta<
  typeof Column
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      <Column {...args} />
      <Column {...args} slim />
      <Column {...args} rows={[]} />
    </Gallery>
  ),
};

/** Earlier comments that are loading or failed to load: above the newer ones, and in place of an empty list. */
export const Earlier: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      <Column {...args} rows={[]} status="loading" />
      <Column {...args} rows={[]} status="error" onRetry={fn()} />
      <Column {...args} rows={roomTalk.slice(-3)} status="error" onRetry={fn()} />
    </Gallery>
  ),
};

/** Paid comments, red envelopes and a fan club's badge between ordinary comments. */
export const AdvertsAndEnvelopes: Story = { args: { rows: [...roomTalk.slice(0, 4), ...standingOut] } };

export const RowActs: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('log').focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  },
};

export const ScrolledUp: Story = {
  args: { rows: [...crowdTalk(120), ...roomTalk] },
  parameters: { theme: 'night' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('log');
    box.scrollTop -= 180;
    await fireEvent.scroll(box);
  },
};

export const Vietnamese: Story = {
  args: {
    slim: true,
    rows: [
      {
        kind: 'system',
        id: '1',
        text: 'Chào mừng bạn đến với khán đài của anh Hàn. Hãy bình luận văn minh và đừng tin các giao dịch ngoài luồng.',
      },
      {
        kind: 'event',
        id: '2',
        minute: "61'",
        text: 'Bàn thắng Thuram',
        note: 'Kiến tạo Dimarco',
        score: '2-1',
        color: 'oklch(0.5 0.19 262)',
      },
      { kind: 'gift', id: '4', memberId: 'b', nickname: 'Người hâm mộ Quảng Ngãi', noble: 'captain', gift: 'Khăn cổ động', count: 1314 },
      {
        kind: 'message',
        id: '3',
        memberId: 'a',
        nickname: 'Người hâm mộ Quảng Ngãi',
        level: 12,
        role: 'admin',
        words: 'Đường chuyền quá đẳng cấp, không ai kèm ở cột xa cả!',
      },
    ],
  },
  parameters: { locale: 'vi' },
};
