import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FollowButton } from '../../actions/FollowButton/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { ranked } from '../RankTable/RankTable.fixtures.ts';
import { RankPodium } from './RankPodium.tsx';

const meta = {
  component: RankPodium,
  args: {
    members: ranked,
    label: say('主播榜前三名', 'Top three streamers', 'Ba streamer dẫn đầu'),
    unit: 'diamonds',
    act: ({ nickname, place }) => (
      <FollowButton size="s" state={place === 1 ? 'following' : 'none'} name={nickname} onFollowChange={fn()} />
    ),
  },
  render: (args) => (
    <div style={{ width: 1100 }}>
      <RankPodium {...args} />
    </div>
  ),
} satisfies Meta<typeof RankPodium>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

/** Two alone, people without rooms, and the first ones on their way. */
export const FewAndLoading: Story = {
  render: (args) => (
    <Gallery>
      {[
        { members: ranked.slice(0, 2) },
        { unit: 'fans' as const, members: ranked.map(({ room: _, href: __, ...member }) => member), act: undefined },
        { status: 'loading' as const, members: [] },
      ].map((more, index) => (
        <div key={index} style={{ width: 1000 }}>
          <RankPodium {...args} {...more} />
        </div>
      ))}
    </Gallery>
  ),
};

export const NarrowVietnamese: Story = {
  args: { members: ranked.map((member) => ({ ...member, nickname: 'Cổ động viên Quảng Ngãi lâu năm' })) },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 640 }}>
      <RankPodium {...args} />
    </div>
  ),
};
