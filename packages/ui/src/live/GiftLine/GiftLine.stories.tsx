import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { banners, members } from '../ComboBanner/ComboBanner.fixtures.ts';
import { gifts } from '../GiftPicture/GiftPicture.fixtures.ts';
import { GiftLine } from './GiftLine.tsx';

const meta = { component: GiftLine, args: { member: members.acheng, gift: gifts.rocket, count: 3, onSpeaker: fn() } } satisfies Meta<
  typeof GiftLine
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div style={{ width: 340 }}>
      <GiftLine {...args} />
    </div>
  ),
};

export const Senders: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 4, width: 340 }}>
      {Object.values(banners).map(({ member, gift, count }) => (
        <GiftLine key={member.id} {...args} member={member} gift={gift} count={count} own={member.id === 'me'} />
      ))}
    </div>
  ),
};

export const LongVietnameseNarrow: Story = {
  args: {
    member: { id: 'vi', nickname: 'Cổ động viên Quảng Ngãi lâu năm', rank: 'legend' },
    gift: { ...gifts.armband, name: 'Băng đội trưởng' },
    count: 13_140,
  },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 300 }}>
      <GiftLine {...args} />
    </div>
  ),
};
