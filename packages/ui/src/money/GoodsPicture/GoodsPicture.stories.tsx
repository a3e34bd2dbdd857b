import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { goodsShapes, type GoodsKindDrawn } from '../../pictures/index.ts';
import { GoodsPicture } from './GoodsPicture.tsx';

const meta = { component: GoodsPicture, args: { art: 'mug', size: 64 } } satisfies Meta<typeof GoodsPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery direction="row">
      {(Object.keys(goodsShapes) as GoodsKindDrawn[]).map((art) => (
        <GoodsPicture key={art} art={art} size={64} />
      ))}
    </Gallery>
  ),
};

export const Field: Story = {
  args: { art: 'shirt', size: 'field' },
  render: (args) => (
    <div style={{ width: 220 }}>
      <GoodsPicture {...args} />
    </div>
  ),
};
