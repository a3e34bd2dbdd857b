import type { Meta, StoryObj } from '@storybook/react-vite';
import { clubs, longClubs } from '../Crest/Crest.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import { events, longEvents } from './MatchEvents.fixtures.ts';
import { column, narrow } from './MatchEvents.stories.css.ts';
import { MatchEvents } from './MatchEvents.tsx';

const meta = {
  component: MatchEvents,
  args: { events, home: clubs.mci, away: clubs.ars, label: say('赛况', 'Match events', 'Diễn biến') },
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MatchEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const PaleAndDarkKits: Story = { args: { home: clubs.ful, away: clubs.juv } };

export const LongVietnamese: Story = {
  args: { events: longEvents, home: longClubs.cahn, away: longClubs.hcm },
  parameters: { locale: 'vi' },
  decorators: [
    (Story) => (
      <div className={narrow}>
        <Story />
      </div>
    ),
  ],
};
