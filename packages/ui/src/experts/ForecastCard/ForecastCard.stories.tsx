import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { basketForecast, newForecast, openForecast, overForecast, votedForecast } from './ForecastCard.fixtures.ts';
import { grid, narrow } from './ForecastCard.stories.css.ts';
import { ForecastCard } from './ForecastCard.tsx';
import { ForecastSkeleton } from './ForecastSkeleton.tsx';

const meta = {
  component: ForecastCard,
  args: { match: openForecast, open: true, onVote: fn(), onCompanies: fn(), timeZone: 'Asia/Shanghai' },
} satisfies Meta<typeof ForecastCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const states: Story['render'] = (args) => (
  <div className={grid}>
    <ForecastCard {...args} />
    <ForecastCard {...args} match={votedForecast} />
    <ForecastCard {...args} match={newForecast} voting />
    <ForecastCard {...args} match={overForecast} open={false} />
    <ForecastCard {...args} match={basketForecast} />
    <ForecastSkeleton />
  </div>
);

export const Default: Story = {};
export const States: Story = { tags: ['gallery'], render: states };
export const Night: Story = { parameters: { theme: 'night' }, render: states };
export const LongVietnamese: Story = { parameters: { locale: 'vi' }, render: states };
export const Narrow: Story = {
  render: (args) => (
    <div className={narrow}>
      <ForecastCard {...args} match={votedForecast} />
    </div>
  ),
};
