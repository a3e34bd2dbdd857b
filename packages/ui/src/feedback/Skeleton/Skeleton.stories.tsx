import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton, args: { width: 240 } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shapes: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      <Skeleton width={320} lines={3} />
      <Skeleton shape="block" width={320} height={180} />
      <Gallery direction="row">
        <Skeleton shape="circle" width={36} />
        <Skeleton width={120} />
        <Skeleton shape="slant" width={64} height={28} />
      </Gallery>
    </Gallery>
  ),
};
