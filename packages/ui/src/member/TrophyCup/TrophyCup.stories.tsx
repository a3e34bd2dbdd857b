import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { TrophyCup } from './TrophyCup.tsx';

const meta = { component: TrophyCup, args: { place: 1 } } satisfies Meta<typeof TrophyCup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Places: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Gallery key={size} direction="row">
          {[1, 2, 3].map((place) => (
            <TrophyCup key={place} place={place} size={size} />
          ))}
        </Gallery>
      ))}
    </Gallery>
  ),
};
