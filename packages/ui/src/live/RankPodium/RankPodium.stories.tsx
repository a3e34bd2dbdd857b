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

/** Empty, at full width and in a narrow column. */
export const Empty: Story = {
  args: {
    members: [],
    emptyNote: say(
      '主播收到第一件礼物，这里就有名次',
      'The first gift to a streamer opens the ranking',
      'BLV nhận món quà đầu tiên là có thứ hạng',
    ),
  },
  render: (args) => (
    <Gallery>
      {[1000, 640].map((width) => (
        <div key={width} style={{ width }}>
          <RankPodium {...args} />
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
