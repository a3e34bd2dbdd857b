import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { FollowButton } from '../../actions/FollowButton/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { plainPost, tacticsPost } from './PostCard.fixtures.ts';
import { PostCard } from './PostCard.tsx';

const report = { id: 'report', label: say('举报', 'Report', 'Báo cáo'), onSelect: fn() };
const match = (
  <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 }}>
    <Scorebug {...matches.live} />
    <ButtonLink size="s" tone="soft" href="/live?id=7">
      {say('进直播间', 'Enter the room', 'Vào phòng')}
    </ButtonLink>
  </span>
);
const meta = {
  component: PostCard,
  args: { post: tacticsPost, onLike: fn(), onKeep: fn(), onShare: fn(), entries: [report], match },
  render: (args) => (
    <div style={{ width: 680 }}>
      <PostCard {...args} />
    </div>
  ),
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Feed: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <div style={{ width: 680 }}>
        <PostCard {...args} />
      </div>
      <div style={{ width: 680 }}>
        <PostCard
          {...args}
          post={plainPost}
          match={undefined}
          action={<FollowButton size="s" state="none" name={plainPost.author.nickname} onFollowChange={fn()} />}
        />
      </div>
      <div style={{ width: 680 }}>
        <PostCard
          {...args}
          post={plainPost}
          match={undefined}
          state={{ kind: 'failed', reason: say('含联系方式', 'names a contact', 'có thông tin liên hệ') }}
        />
      </div>
    </Gallery>
  ),
};
export const Awaiting: Story = { args: { post: plainPost, match: undefined, state: { kind: 'awaiting' } } };
export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: {
    post: {
      ...tacticsPost,
      author: { ...tacticsPost.author, nickname: 'Hội cổ động viên Công an Hà Nội xa nhà trên khắp năm châu bốn biển' },
      text: Array.from({ length: 6 }, () => tacticsPost.text).flat(),
    },
  },
};
