import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { UndoRow } from './UndoRow.tsx';
import { UserCard, type UserCardProps } from './UserCard.tsx';
import type { UserCardMember } from './userCard.ts';

const evening = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const bait = say('看我头像，昨晚七中六', 'Look at my picture, six of seven', 'Xem ảnh mình, bảy trúng sáu');
const member: UserCardMember = {
  id: 'sure88',
  nickname: say('稳赚带单88', 'SureWin88', 'ChacThang88'),
  level: 2,
  registeredAt: evening - 3 * 1440 * minute,
  enteredAt: evening - 4 * minute,
  follows: 412,
  fans: 3,
  given: 0,
  recent: [
    { at: evening - 1 * minute, words: bait },
    {
      at: evening - 2 * minute,
      words: say('下半场大球，信我的进群', 'Over in the second half, join my group', 'Hiệp hai tài, tin mình thì vào nhóm'),
    },
    { at: evening - 3 * minute, words: bait, count: 4 },
  ],
};
const moderation = {
  onMute: fn(),
  onUnmute: fn(),
  messages: 9,
  onWithdraw: fn(),
  onAdmin: fn(),
  onAssistant: fn(),
  assistants: 18,
  onKick: fn(),
};

function Stage(props: Omit<UserCardProps, 'anchor'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div style={{ minHeight: 520, display: 'grid', justifyItems: 'end', alignContent: 'space-between' }}>
      <button type="button" ref={setAnchor}>
        {member.nickname}
      </button>
      {anchor && <UserCard {...props} anchor={anchor} />}
    </div>
  );
}

const meta = {
  component: UserCard,
  args: { member, anchor: null, open: true, onClose: fn(), onFollow: fn(), onMessage: fn(), onReport: fn() },
  render: (args) => <Stage {...args} />,
  parameters: { stage: 560 },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof UserCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The site's operators say why before anything. */
export const ForOperators: Story = { args: { moderation: { ...moderation, needsReason: true } } };

export const ForModerators: Story = { tags: ['gallery'], args: { moderation } };

export const Muted: Story = {
  args: {
    followed: true,
    member: { ...member, role: 'assistant', noble: 'legend', guard: { name: say('内拉祖里', 'Nerazzurri', 'Nerazzurri'), level: 30 } },
    moderation: { ...moderation, mutedUntil: evening + 8 * minute, assistants: 200, messages: 0 },
  },
};

/** A member who was removed, and may not speak until it is lifted. */
export const Removed: Story = { args: { moderation: { mutedUntil: null, onUnmute: fn(), onLift: fn() } } };

/** The button has the focus, so the countdown is paused. */
export const Undo: Story = {
  render: () => (
    <div style={{ width: 516 }}>
      <UndoRow onUndo={fn()} onExpire={fn()}>
        {say('稳赚带单88 已禁言 10 分钟', 'SureWin88 is muted for 10 minutes', 'ChacThang88 bị cấm chat 10 phút')}
      </UndoRow>
    </div>
  ),
  parameters: { stage: undefined },
  play: ({ canvas }) => canvas.getByRole('button').focus(),
};

/** A member of whom only the comments in this room are known. */
export const LittleKnown: Story = {
  args: {
    member: { id: 'm4', nickname: say('米兰不下雨', 'no rain in Milan', 'Milan không mưa'), level: 6, recent: member.recent ?? [] },
    onFollow: undefined,
    onMessage: undefined,
    onReport: undefined,
    onMention: fn(),
    onBlock: fn(),
  },
};

export const Loading: Story = { args: { member: undefined } };

export const Failed: Story = { args: { member: undefined, status: 'error', onRetry: fn() } };
