import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { events } from '../GoalPopup/GoalPopup.fixtures.ts';
import { GoalBanner } from './GoalBanner.tsx';

const meta = { component: GoalBanner, args: { item: events.goal } } satisfies Meta<typeof GoalBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryEvent: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {Object.entries(events).map(([name, item]) => (
        <GoalBanner key={name} item={item} />
      ))}
    </Gallery>
  ),
};
