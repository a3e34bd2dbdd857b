import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { longVideo, videos } from './VideoCard.fixtures.ts';
import { VideoCard } from './VideoCard.tsx';
import { VideoCardSkeleton } from './VideoCardSkeleton.tsx';

const [first] = videos as [(typeof videos)[number]];
const meta = {
  component: VideoCard,
  args: { video: first },
  render: (args) => (
    <div style={{ width: args.look === 'row' ? 360 : 272 }}>
      <VideoCard {...args} />
    </div>
  ),
} satisfies Meta<typeof VideoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Looks: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      <Gallery direction="row">
        {videos.map((video, index) => (
          <div key={video.id} style={{ width: 272 }}>
            <VideoCard video={video} place={index === 2 ? undefined : index * 4 + 1} watched={index === 2 ? 0.62 : undefined} />
          </div>
        ))}
      </Gallery>
      <Gallery direction="row">
        {videos.slice(0, 2).map((video, index) => (
          <div key={video.id} style={{ width: 360 }}>
            <VideoCard video={video} look="row" current={index === 1} />
          </div>
        ))}
      </Gallery>
    </Gallery>
  ),
};
export const LongVietnamese: Story = { args: { video: longVideo }, parameters: { locale: 'vi' } };
export const Loading: Story = {
  render: () => (
    <Gallery direction="row">
      <div style={{ width: 272 }}>
        <VideoCardSkeleton />
      </div>
      <div style={{ width: 360 }}>
        <VideoCardSkeleton look="row" />
      </div>
    </Gallery>
  ),
};
