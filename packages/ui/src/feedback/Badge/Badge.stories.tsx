import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, MessagesSquare } from 'lucide-react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Badge, badgeTones } from './Badge.tsx';

const bell = <IconButton label={say('消息', 'Notifications', 'Thông báo')} icon={<Bell size={20} aria-hidden />} />;

const meta = { component: Badge, args: { count: 7, children: bell, around: 'circle' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {badgeTones.map((tone) => (
        <Gallery key={tone} direction="row">
          <Badge tone={tone} count={3} />
          <Badge tone={tone} count={28} />
          <Badge tone={tone} count={128} />
          <Badge tone={tone} dot />
        </Gallery>
      ))}
      <div style={{ display: 'flex', gap: 32 }}>
        <Badge count={7} around="circle">
          {bell}
        </Badge>
        <Badge count={128}>
          <MessagesSquare size={20} aria-hidden />
        </Badge>
        <Badge dot around="circle">
          {bell}
        </Badge>
        <Badge count={12} around="circle">
          <Avatar seed="mia" size={44} />
        </Badge>
        <Badge dot tone="brand" around="circle" label={say('在线', 'Online', 'Đang trực tuyến')}>
          <Avatar seed="ash" size={44} />
        </Badge>
      </div>
    </Gallery>
  ),
};

export const Nothing: Story = {
  render: () => (
    <Gallery direction="row">
      <Badge count={0}>{bell}</Badge>
      <Badge count={0} showZero tone="neutral" />
    </Gallery>
  ),
};
