import type { Meta, StoryObj } from '@storybook/react-vite';
import { markets, places } from '../odds/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { OddsCell } from './OddsCell.tsx';
import { row } from './OddsCell.stories.css.ts';
import { quotes } from './OddsCell.fixtures.ts';

const meta = { component: OddsCell, args: { market: 'asian', place: 'home', live: 1.02, initial: 0.94, move: 'up' } } satisfies Meta<
  typeof OddsCell
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every market in the formats and colours of the page's language: moves, a tint, a price that won, a locked market. */
export const Kinds: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {markets.map((market) => (
        <div key={market} className={row}>
          {places.map((place) => (
            <OddsCell
              key={place}
              market={market}
              place={place}
              live={quotes[market].live[place]}
              initial={quotes[market].initial[place]}
              move={place === 'home' ? 'up' : 'down'}
            />
          ))}
          <OddsCell market={market} place="away" live={quotes[market].live.away} initial={quotes[market].initial.away} won />
          <OddsCell market={market} place="home" live={null} initial={quotes[market].initial.home} />
        </div>
      ))}
    </Gallery>
  ),
};

/** Malay prices: red digits are negative ones, and only the arrow shows the change. */
export const Malay: Story = { ...Kinds, tags: [], parameters: { odds: { format: 'malay', rise: 'green' } } };
