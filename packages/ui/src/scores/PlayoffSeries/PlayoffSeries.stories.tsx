import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { coming, finals, running, unknown } from './PlayoffSeries.fixtures.ts';
import { PlayoffSeries } from './PlayoffSeries.tsx';

const meta = {
  component: PlayoffSeries,
  args: finals,
  decorators: [
    (Story) => (
      <div className={matchCard.wide}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlayoffSeries>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Over, running, before its first game, and before its teams are known. */
export const States: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      <PlayoffSeries {...finals} />
      <PlayoffSeries {...running} />
      <PlayoffSeries {...coming} />
      <PlayoffSeries {...unknown} />
    </Gallery>
  ),
};
export const LongVietnamese: Story = { render: () => <PlayoffSeries {...running} />, parameters: { locale: 'vi' } };

export const Narrow: Story = {
  render: () => (
    <div className={matchCard.narrow}>
      <PlayoffSeries {...running} />
    </div>
  ),
};
