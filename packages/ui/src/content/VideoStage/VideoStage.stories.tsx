import type { Meta, StoryObj } from '@storybook/react-vite';
import { longVideo, videos } from '../VideoCard/VideoCard.fixtures.ts';
import { Button } from '../../actions/Button/index.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { VideoStage, VideoStageSkeleton, VideoStageVacant } from './VideoStage.tsx';

const five = [...videos, ...videos].slice(0, 5).map((video, index) => ({ ...video, id: String(index), comments: 1_204 * index }));
const meta = {
  component: VideoStage,
  args: { videos: five, label: '精选视频' },
  render: (args) => (
    <div style={{ width: 1280 }}>
      <VideoStage {...args} />
    </div>
  ),
} satisfies Meta<typeof VideoStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { videos: five.slice(0, 1) } };
export const LongVietnamese: Story = {
  args: { videos: five.map((video) => ({ ...longVideo, id: video.id, comments: 3 })) },
  parameters: { locale: 'vi' },
};
export const Loading: Story = {
  render: () => (
    <div style={{ width: 1280 }}>
      <VideoStageSkeleton />
    </div>
  ),
};
export const Vacant: Story = {
  render: () => (
    <div style={{ width: 1280 }}>
      <VideoStageVacant>
        <EmptyState title="还没有视频" action={<Button>发布视频</Button>}>
          第一个发视频的人会站在这里。
        </EmptyState>
      </VideoStageVacant>
    </div>
  ),
};
