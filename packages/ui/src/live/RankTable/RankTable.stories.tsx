import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FollowButton } from '../../actions/FollowButton/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { authors, ranked } from './RankTable.fixtures.ts';
import { RankTable } from './RankTable.tsx';

const meta = {
  component: RankTable,
  args: {
    members: ranked.slice(3),
    ahead: ranked[2]?.value ?? 0,
    label: say('主播榜', 'Top streamers', 'Bảng streamer'),
    unit: 'diamonds',
    since: say('较昨日', 'Since yesterday', 'So với hôm qua'),
    act: ({ nickname, own, place }) => (
      <FollowButton size="s" state={own ? 'self' : place === 4 ? 'following' : 'none'} name={nickname} onFollowChange={fn()} />
    ),
    own: { place: 6, value: 10_467, behind: 3_045 },
    first: 4,
    onRetry: fn(),
  },
  render: (args) => (
    <div style={{ width: 980 }}>
      <RankTable {...args} />
    </div>
  ),
} satisfies Meta<typeof RankTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
/** People without rooms, over a time that nothing is compared with. */
export const Givers: Story = { args: { rooms: false, since: undefined, first: 20, own: { value: 0 } } };
/** Authors of popular videos, without rooms. */
export const VideoAuthors: Story = {
  args: { unit: 'heat', members: authors.slice(3), ahead: authors[2]?.value ?? 0, rooms: false, videos: true, own: undefined },
};
export const Fans: Story = { args: { unit: 'fans' } };
export const Empty: Story = {
  args: { members: [], emptyNote: say('送出一件礼物，第一名就是你', 'Send a gift to be first', 'Tặng một món quà để đứng đầu') },
};
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'error' } };
export const NarrowVietnamese: Story = {
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 620 }}>
      <RankTable {...args} />
    </div>
  ),
};
