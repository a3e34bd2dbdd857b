import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { gifts } from '../GiftPicture/GiftPicture.fixtures.ts';
import { wall, wallTotal } from './GiftWall.fixtures.ts';
import { GiftWall } from './GiftWall.tsx';

const meta = {
  component: GiftWall,
  args: { gifts: wall, total: wallTotal, onRetry: fn() },
  render: (args) => (
    <div style={{ width: 360 }}>
      <GiftWall {...args} />
    </div>
  ),
} satisfies Meta<typeof GiftWall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const Wide: Story = {
  render: (args) => (
    <div style={{ width: 760 }}>
      <GiftWall {...args} />
    </div>
  ),
};

/** The anchor’s own page: gifts never received are dimmed at the end. */
export const WithMissing: Story = {
  args: { missing: [gifts.megaphone, gifts.basketball, gifts.football] },
  render: (args) => (
    <div style={{ width: 760 }}>
      <GiftWall {...args} />
    </div>
  ),
};

export const LoadingEmptyFailed: Story = {
  render: (args) => (
    <Gallery direction="row">
      {[{ status: 'loading' } as const, { gifts: [], total: 0 }, { status: 'error' } as const].map((more, index) => (
        <div key={index} style={{ width: 320 }}>
          <GiftWall {...args} {...more} />
        </div>
      ))}
    </Gallery>
  ),
};

export const NarrowVietnamese: Story = {
  args: {
    gifts: wall.map((entry) => ({
      ...entry,
      gift: { ...entry.gift, name: 'Băng đội trưởng danh dự' },
      ...(entry.top && { top: { ...entry.top, nickname: 'Cổ động viên Quảng Ngãi lâu năm' } }),
    })),
  },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 260 }}>
      <GiftWall {...args} />
    </div>
  ),
};
