import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { anchors } from './AnchorRank.fixtures.ts';
import { AnchorRank, type AnchorRankProps } from './AnchorRank.tsx';
import { AnchorRankSkeleton } from './AnchorRankSkeleton.tsx';

const Column = (args: AnchorRankProps) => (
  <div style={{ width: 344, height: 490 }}>
    <AnchorRank {...args} />
  </div>
);
const meta = {
  component: AnchorRank,
  args: { anchors, label: say('热门主播', 'Popular streamers', 'BLV nổi bật') },
  render: Column,
} satisfies Meta<typeof AnchorRank>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Wide: Story = { render: (args) => <AnchorRank {...args} /> };
export const TwoAnchors: Story = {
  args: { anchors: anchors.slice(0, 2) },
  render: (args) => (
    <div style={{ width: 344 }}>
      <AnchorRank {...args} />
    </div>
  ),
};
export const Loading: Story = {
  render: () => (
    <div style={{ width: 344, height: 490 }}>
      <AnchorRankSkeleton />
    </div>
  ),
};
