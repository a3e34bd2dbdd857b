import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelBadge } from '../LevelBadge/index.ts';
import { nobleRanks } from '../NobleMark/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { NobleBadge } from './NobleBadge.tsx';

const meta = { component: NobleBadge, args: { rank: 'captain' } } satisfies Meta<typeof NobleBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ranks: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Gallery key={size} direction="row">
          {nobleRanks.map((rank) => (
            <NobleBadge key={rank} rank={rank} size={size} />
          ))}
          {nobleRanks.map((rank) => (
            <NobleBadge key={rank} rank={rank} size={size} form="mark" />
          ))}
        </Gallery>
      ))}
    </Gallery>
  ),
};

export const InAChatLine: Story = {
  render: ({ rank }) => (
    <p>
      <LevelBadge level={34} /> <NobleBadge rank={rank} />{' '}
      {say('看台上的我：再来一个我上火箭', 'north_stand: one more and I send a rocket', 'khan_dai: thêm bàn nữa tôi tặng tên lửa')}
    </p>
  ),
};
