import type { Meta, StoryObj } from '@storybook/react-vite';
import { evening } from '../Lightbox/Lightbox.fixtures.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { ImageGrid } from './ImageGrid.tsx';

const meta = { component: ImageGrid, args: { pictures: evening.slice(0, 4) } } satisfies Meta<typeof ImageGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Counts: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery direction="row">
      {[1, 2, 3, 4, 5].map((count) => (
        <div key={count} style={{ width: 400 }}>
          <ImageGrid pictures={evening.slice(0, count)} />
        </div>
      ))}
    </Gallery>
  ),
};

export const Broken: Story = {
  args: { pictures: [{ src: 'data:image/png;base64,broken', alt: evening[0]?.alt ?? '' }, ...evening.slice(1, 2)] },
};
