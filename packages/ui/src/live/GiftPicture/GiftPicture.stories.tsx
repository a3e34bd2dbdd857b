import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { gifts } from './GiftPicture.fixtures.ts';
import { GiftPicture } from './GiftPicture.tsx';

const meta = { component: GiftPicture, args: { gift: gifts.rocket, size: 96 } } satisfies Meta<typeof GiftPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {[24, 48, 96].map((size) => (
        <Gallery key={size} direction="row">
          {Object.values(gifts).map((gift) => (
            <GiftPicture key={gift.id} gift={gift} size={size} />
          ))}
        </Gallery>
      ))}
    </Gallery>
  ),
};

/** An operator's picture that fails to load is replaced by the drawn gift. */
export const BrokenPicture: Story = { args: { gift: { ...gifts.trophy, src: 'data:image/png;base64,broken' } } };

/** A host without drawings of its own shows a wrapped box until its picture is there. */
export const WithoutArt: Story = { args: { gift: {} } };
