import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { PlayerFace } from './PlayerFace.tsx';

const meta = { component: PlayerFace, args: { seed: 'mci_lars-van-der-hee', team: storyClubs.mci } } satisfies Meta<typeof PlayerFace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Small in a table and large on a plate; white, black and red shirts. */
export const Shirts: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {([storyClubs.mci, storyClubs.rma, storyClubs.juv, storyClubs.ars] as const).map((team, index) => (
        <PlayerFace key={team.id} seed={`player ${index}`} team={team} size={index === 0 ? 144 : 40} />
      ))}
    </Gallery>
  ),
};
