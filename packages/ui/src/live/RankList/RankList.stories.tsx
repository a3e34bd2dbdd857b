import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FollowButton } from '../../actions/FollowButton/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { contributors } from './RankList.fixtures.ts';
import { RankList } from './RankList.tsx';

const meta = {
  component: RankList,
  args: {
    members: contributors,
    label: say('贡献榜', 'Top supporters', 'Bảng đóng góp'),
    own: { place: 4, value: 12_806, behind: 19_203 },
    onRetry: fn(),
  },
  render: (args) => (
    <div style={{ width: args.act ? 560 : 360 }}>
      <RankList {...args} />
    </div>
  ),
} satisfies Meta<typeof RankList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
/** A page of its own: names lead to rooms, and each member can be followed. */
export const Followable: Story = {
  args: {
    unit: 'fans',
    members: contributors.map((member, index) => ({ ...member, href: `/live?id=${member.id}`, live: index === 0 })),
    own: { place: 4, value: 12_806, behind: 19_203 },
    act: ({ nickname, own, place }) => (
      <FollowButton size="s" state={own ? 'self' : place === 2 ? 'following' : 'none'} name={nickname} onFollowChange={fn()} />
    ),
  },
};
export const NotRanked: Story = { args: { members: contributors.slice(0, 3), own: { value: 0 } } };
export const Empty: Story = { args: { members: [], own: { value: 0 } } };
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'error' } };
export const LongVietnamese: Story = { parameters: { locale: 'vi' } };
