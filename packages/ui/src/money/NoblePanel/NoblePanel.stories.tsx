import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { members } from '../../live/ComboBanner/ComboBanner.fixtures.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { holding, plans } from './NoblePanel.fixtures.ts';
import { NoblePanel } from './NoblePanel.tsx';

const meta = {
  component: NoblePanel,
  args: {
    plans,
    balance: 12_806,
    nickname: members.me.nickname,
    anchor: say('老韩看台', 'Han’s Terrace', 'Khán đài anh Hàn'),
    onBuy: fn(),
    onRecharge: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <div style={{ width: 816, maxWidth: '100%' }}>
      <NoblePanel {...args} />
    </div>
  ),
} satisfies Meta<typeof NoblePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Renewing, going up with the days left credited, too few diamonds, a lower rank. */
export const Standings: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {[
        { current: holding },
        { current: holding, defaultRank: 'icon' } as const,
        { defaultRank: 'legend', defaultMonths: 12 } as const,
        { current: holding, defaultRank: 'starter' } as const,
      ].map((more, index) => (
        <div key={index} style={{ width: 816 }}>
          <NoblePanel {...args} {...more} />
        </div>
      ))}
    </Gallery>
  ),
};

/** Inside a dialog that brings head and edge. */
export const Bare: Story = { args: { look: 'bare' } };

export const LoadingAndBroken: Story = {
  render: (args) => (
    <Gallery>
      {[{ plans: [] }, { plans: [], status: 'error' as const }].map((more, index) => (
        <div key={index} style={{ width: 640 }}>
          <NoblePanel {...args} {...more} />
        </div>
      ))}
    </Gallery>
  ),
};

export const NarrowVietnamese: Story = {
  args: { nickname: 'Cổ động viên Quảng Ngãi', anchor: 'Khán đài anh Hàn' },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 480 }}>
      <NoblePanel {...args} />
    </div>
  ),
};
