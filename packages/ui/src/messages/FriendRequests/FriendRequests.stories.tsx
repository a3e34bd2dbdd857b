import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { FriendRequests, type FriendRequest } from './FriendRequests.tsx';

const evening = Date.UTC(2026, 10, 21, 12);
const requests: readonly FriendRequest[] = [
  {
    id: 'gooner',
    name: say('古纳陈', 'GoonerChen', 'GoonerChen'),
    seed: 'gooner',
    words: say('昨晚一起喊越位的那个[捂脸]', 'The one who shouted offside with you[捂脸]', 'Người hô việt vị cùng bạn[捂脸]'),
    at: evening - 30_000,
    state: 'waiting',
    side: 'in',
  },
  { id: 'ha', name: say('河清', 'Hà Thanh', 'Hà Thanh'), seed: 'ha', at: evening - 3_600_000, state: 'waiting', side: 'in' },
  { id: 'none', name: '', seed: 'none', at: evening - 86_400_000, state: 'refused', side: 'in' },
  { id: 'ethan', name: say('看台伊桑', 'Ethan_Kop', 'Ethan_Kop'), seed: 'ethan', at: evening - 90_000_000, state: 'accepted', side: 'out' },
  {
    id: 'coach',
    name: say('陈教练的战术板', 'Coach Chen', 'HLV Trần'),
    seed: 'coach',
    at: evening - 95_000_000,
    state: 'waiting',
    side: 'out',
  },
];

const meta = {
  component: FriendRequests,
  args: { label: say('好友申请', 'Friend requests', 'Lời mời kết bạn'), requests, onAccept: fn(), onRefuse: fn(), onWithdraw: fn() },
} satisfies Meta<typeof FriendRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Busy: Story = { args: { busy: ['gooner'] } };
