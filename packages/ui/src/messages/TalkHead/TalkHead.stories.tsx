import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellOff, Ellipsis, PanelRight, Pin } from 'lucide-react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { TalkHead } from './TalkHead.tsx';

const tools = (
  <>
    <IconButton label={say('消息免打扰', 'Mute', 'Tắt thông báo')} icon={<BellOff size={20} aria-hidden />} pressed={false} />
    <IconButton label={say('置顶聊天', 'Pin chat', 'Ghim trò chuyện')} icon={<Pin size={20} aria-hidden />} pressed />
    <IconButton label={say('对方资料', 'Profile', 'Hồ sơ')} icon={<PanelRight size={20} aria-hidden />} pressed />
    <IconButton label={say('更多', 'More', 'Thêm')} icon={<Ellipsis size={20} aria-hidden />} />
  </>
);
const zhou = { seed: 'zhou', name: say('竞彩老周', 'Old Zhou', 'Lão Chu'), label: 'expert', tools } as const;

const meta = { component: TalkHead, args: { ...zhou, online: true, note: say('在线', 'Online', 'Đang hoạt động') } } satisfies Meta<
  typeof TalkHead
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Kinds: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <TalkHead {...args} />
      <TalkHead seed="nobody" name="" tools={tools} />
      <TalkHead {...zhou} label={undefined} name="Nguyễn Hoàng Minh Tuấn, người gác khán đài phía Bắc sân Thống Nhất" live />
    </Gallery>
  ),
};
