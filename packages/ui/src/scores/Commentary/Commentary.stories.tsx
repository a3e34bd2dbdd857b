import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchCard } from '../../lab/storykit/matchCard.css.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import { sentences } from './Commentary.fixtures.ts';
import { Commentary } from './Commentary.tsx';

const { mci: home, ars: away } = storyClubs;
const meta = {
  component: Commentary,
  args: { entries: sentences, home, away, label: say('文字直播', 'Commentary', 'Tường thuật') },
  decorators: [
    (Story) => (
      <div className={matchCard.half}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Commentary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const KeyMoments: Story = { args: { defaultFilter: 'key' } };
export const Empty: Story = { args: { entries: [] } };
