import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fireEvent } from 'storybook/test';
import { crowdTalk, roomTalk } from './ChatList.fixtures.ts';
import { narrow, panel } from './ChatList.stories.css.ts';
import { ChatList } from './ChatList.tsx';
import { createChatLog } from './chatLog.ts';
import type { ChatRow } from './chatRow.ts';

function Column({ rows, slim = false }: { rows: readonly ChatRow[]; slim?: boolean }) {
  const [log] = useState(() => {
    const filled = createChatLog();
    filled.push(rows);
    return filled;
  });
  return (
    <div className={slim ? `${panel} ${narrow}` : panel}>
      <ChatList log={log} onSpeaker={() => undefined} />
    </div>
  );
}

const meta = { component: Column, args: { rows: roomTalk } } satisfies Meta<typeof Column>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Night: Story = { parameters: { theme: 'night' } };

export const Empty: Story = { args: { rows: [] } };

export const ScrolledUp: Story = {
  args: { rows: [...crowdTalk(120), ...roomTalk] },
  parameters: { theme: 'night' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('log');
    box.scrollTop = -180;
    await fireEvent.scroll(box);
  },
};

export const Narrow: Story = { args: { slim: true } };

export const Vietnamese: Story = {
  args: {
    rows: [
      { kind: 'system', id: '1', text: 'Chào mừng bạn đến với khán đài của anh Hàn. Hãy bình luận văn minh và đừng tin các giao dịch ngoài luồng.' },
      { kind: 'event', id: '2', minute: "61'", text: 'Bàn thắng Thuram', note: 'Kiến tạo Dimarco', score: '2-1', color: 'oklch(0.5 0.19 262)' },
      { kind: 'message', id: '3', memberId: 'a', nickname: 'Người hâm mộ Quảng Ngãi', badges: [{ kind: 'level', text: 'LV12' }, { kind: 'admin', text: 'Quản phòng' }], words: 'Đường chuyền quá đẳng cấp, không ai kèm ở cột xa cả!' },
    ],
  },
  parameters: { locale: 'vi' },
};
