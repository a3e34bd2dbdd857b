import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { NobleBadge } from '../NobleBadge/index.ts';
import { nobleTint } from '../../theme/recipes/noble.css.ts';
import { NobleMark } from './NobleMark.tsx';
import { nobleRanks } from '../../theme/noble.data.ts';

const meta = { component: NobleBadge, args: { rank: 'captain' } } satisfies Meta<typeof NobleBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ranks: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {nobleRanks.map((rank) => (
        <Gallery key={rank} direction="row">
          <span
            className={nobleTint[rank]}
            style={{
              display: 'grid',
              placeItems: 'center',
              width: 40,
              height: 40,
              borderRadius: 6,
              background: 'var(--noble)',
              color: 'var(--noble-ink)',
            }}
          >
            <NobleMark rank={rank} size={24} />
          </span>
          <NobleBadge rank={rank} />
        </Gallery>
      ))}
    </Gallery>
  ),
};
