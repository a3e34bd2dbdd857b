import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { clubs, longClubs } from './Crest.fixtures.ts';
import { Crest } from './Crest.tsx';

const meta = { component: Crest, args: { team: clubs.mci, size: 48 } } satisfies Meta<typeof Crest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const everyClub = [...Object.values(clubs), ...Object.values(longClubs)];

/** The letters on a crest are part of its drawing. */
export const Clubs: Story = {
  tags: ['gallery'],
  render: () => (
    <div data-story-data>
      <Gallery>
        {[20, 24, 36, 64].map((size) => (
          <Gallery key={size} direction="row">
            {everyClub.map((team) => (
              <Crest key={team.id} team={team} size={size} />
            ))}
          </Gallery>
        ))}
      </Gallery>
    </div>
  ),
};

/** A feed's picture that fails to load is replaced by the drawn crest. */
export const BrokenPicture: Story = { args: { team: { ...clubs.ars, crestUrl: 'data:image/png;base64,broken' } } };
