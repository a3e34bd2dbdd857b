import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import { EventAxis } from './EventAxis.tsx';
import { lively, longTimeline, shootOut } from './EventTimeline.fixtures.ts';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { EventTimeline } from './EventTimeline.tsx';

const { mci: home, ars: away, rma, juv } = storyClubs;
const meta = {
  component: EventTimeline,
  args: { events: lively, home, away, label: say('事件', 'Events', 'Diễn biến') },
  // A story that sets its own width has no frame.
  decorators: [
    (Story, { parameters }) =>
      parameters.bare ? (
        <Story />
      ) : (
        <div className={matchCard.half}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof EventTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every kind of event on both sides, in kits of every brightness, and the same along the minutes. */
export const Kinds: Story = {
  tags: ['gallery'],
  parameters: { bare: true },
  render: (args) => (
    <>
      <div className={matchCard.half}>
        <EventTimeline {...args} />
      </div>
      <div className={matchCard.half}>
        <EventTimeline {...args} home={rma} away={juv} size="s" />
      </div>
      <div className={matchCard.wide}>
        <EventAxis {...args} minute={67} />
      </div>
    </>
  ),
};

/** A cup match that was decided from the spot. */
export const ShootOut: Story = { args: { events: shootOut } };

export const LongVietnamese: Story = {
  args: { events: longTimeline },
  parameters: { locale: 'vi', bare: true },
  decorators: [
    (Story) => (
      <div className={matchCard.narrow}>
        <Story />
      </div>
    ),
  ],
};
